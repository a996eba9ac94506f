import type { ReactNode } from "react";
import { inDevelopment } from "@/lib/config";
import { explain } from "@/lib/errors";
import { usePageTitle } from "@/lib/page-title";
import { Button } from "@/ui/Button";
import { CodeForm } from "@/ui/CodeForm";
import { DevMailbox } from "@/ui/DevMailbox";
import { FormPage } from "@/ui/FormPage";
import { CaptchaSlot } from "./CaptchaSlot";
import { Resend } from "./Resend";

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
  return (
    <FormPage
      title="Check your email"
      lede={lede}
      footer={
        <>
          <p>Nothing arrived? Check your spam folder, or:</p>
          <div className="flex flex-wrap items-center gap-2.5">
            <Resend
              send={() => resend(address)}
              sent="We sent a new email. Earlier links and codes no longer work."
              justSent={justSent}
            />
            <Button variant="quiet" onClick={onOther}>
              Use another address
            </Button>
          </div>
          <CaptchaSlot />
          {inDevelopment() && <DevMailbox addresses={[address]} />}
        </>
      }
    >
      <CodeForm
        label="Code from the email"
        does={does}
        variant="primary"
        explain={(refused) => explain(refused).sentence}
        submit={(code) => confirm({ email: address, code })}
      />
    </FormPage>
  );
}
