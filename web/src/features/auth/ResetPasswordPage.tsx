import { useState } from "react";
import { useLocation } from "react-router";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { useSession } from "@/lib/session/session";
import { Banner } from "@/ui/Banner";
import { FormPage } from "@/ui/FormPage";
import { TextLink } from "@/ui/TextLink";
import { AskAddress } from "./AskAddress";
import { mailedLink } from "./mailed-link";
import { NewPasswordForm } from "./NewPasswordForm";
import { recoverByCode, requestPasswordReset } from "./queries";
import { rememberAddress, rememberedAddress } from "./remembered-address";
import { SentMail } from "./SentMail";
import { useNext } from "./use-next";

/**
 * Resets a password: request the email, return with its link or code, choose a new password. The guards ask for the
 * second factor in between.
 */
export default function ResetPasswordPage() {
  const session = useSession();
  const { next } = useNext();
  const send = (to: string) => requestPasswordReset(to, next);
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (session.phase === "in" && session.recovering) return <NewPasswordForm />;
  if (sentTo === null) return <Ask send={send} onSent={setSentTo} />;
  return (
    <SentMail
      page="Set a new password"
      address={sentTo}
      justSent
      resend={send}
      confirm={recoverByCode}
      does="Continue"
      onOther={() => setSentTo(null)}
      lede={
        <>
          If <strong className="font-semibold text-ink">{sentTo}</strong> has an account, we sent it
          an email with a link and a code. Open the link in this browser, or enter the code here.
        </>
      }
    />
  );
}

type AskProps = {
  send: (address: string) => Promise<void>;
  onSent: (address: string) => void;
};

function Ask({ send, onSent }: AskProps) {
  usePageTitle("Set a new password");
  const { on } = useNext();
  const link = mailedLink(useLocation());
  return (
    <FormPage
      title="Set a new password"
      lede="We'll email you a link and a code. Your current password works until you set a new one."
      footer={
        <p>
          Remember your password?{" "}
          <TextLink underlined href={on(paths.signIn)}>
            Sign in
          </TextLink>
        </p>
      }
    >
      {link === "expired" && (
        <Banner tone="stop" title="This link no longer works." className="mb-6">
          It was already used or has expired. Request a new one here.
        </Banner>
      )}
      {link === "elsewhere" && (
        <Banner tone="wait" title="This link belongs to another browser." className="mb-6">
          Open it in the browser where you requested it, or request a new one here.
        </Banner>
      )}
      <AskAddress
        address={rememberedAddress()}
        send={send}
        onSent={(to) => {
          rememberAddress(to);
          onSent(to);
        }}
      />
    </FormPage>
  );
}
