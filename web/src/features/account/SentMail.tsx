import type { ReactNode } from "react";
import { explain } from "@/lib/errors";
import { usePageTitle } from "@/lib/page-title";
import { Button } from "@/ui/Button";
import { ResendButton } from "@/ui/ResendButton";
import { useToast } from "@/ui/Toasts";
import { AccountFrame } from "./AccountFrame";
import { CodeForm } from "./CodeForm";
import { MailboxHint } from "./MailboxHint";

type Props = {
  /** The page's name. */
  page: string;
  address: string;
  lede: ReactNode;
  justSent: boolean;
  /** Sends the mail once more. */
  resend: (address: string) => Promise<void>;
  /** Takes the code of the mail. */
  confirm: (given: { email: string; code: string }) => Promise<void>;
  /** What taking it does: "Confirm address". */
  does: string;
  onOther: () => void;
};

/** A mail with a link and a code has gone out: what to do with it, and what if it does not come. */
export function SentMail({ page, address, lede, justSent, resend, confirm, does, onOther }: Props) {
  usePageTitle(page);
  const { toast } = useToast();
  const send = async () => {
    try {
      await resend(address);
      toast({ message: "A new mail is on its way. Only its link and code work now." });
    } catch (error) {
      toast({ message: explain(error).sentence, tone: "stop" });
      throw error;
    }
  };
  return (
    <AccountFrame
      title="Look into your mail"
      lede={lede}
      footer={
        <>
          <p>Nothing came? Look into the spam folder, or:</p>
          <div className="flex flex-wrap items-center gap-2.5">
            <ResendButton send={send} justSent={justSent} />
            <Button variant="quiet" onClick={onOther}>
              Use another address
            </Button>
          </div>
          <MailboxHint address={address} />
        </>
      }
    >
      <CodeForm does={does} send={(code) => confirm({ email: address, code })} />
    </AccountFrame>
  );
}
