import { useState } from "react";
import { readDraft } from "@/lib/drafts";
import { AskAddress } from "./AskAddress";
import { mailSignIn, signInByMailedCode } from "./queries";
import { rememberAddress, rememberedAddress } from "./remembered-address";
import { SentMail } from "./SentMail";
import { useNext } from "./use-next";

/** The address that was typed on the way here, or on an earlier page. */
const known = () => readDraft<{ email: string }>("sign-in")?.email || rememberedAddress();

type Props = { onSent: (address: string) => void };

/** Asks where the link is to go. */
export function MailSignIn({ onSent }: Props) {
  const { next } = useNext();
  const [address] = useState(known);
  return (
    <AskAddress
      address={address}
      does="Email me a link"
      send={(email) => mailSignIn(email, next)}
      onSent={(email) => {
        rememberAddress(email);
        onSent(email);
      }}
    />
  );
}

/** The link is on its way, if there is an account. */
export function SentLink({ address, onOther }: { address: string; onOther: () => void }) {
  const { next } = useNext();
  return (
    <SentMail
      page="Sign in"
      address={address}
      justSent
      resend={(email) => mailSignIn(email, next)}
      confirm={signInByMailedCode}
      does="Sign in"
      onOther={onOther}
      lede={
        <>
          If <strong className="font-semibold text-ink">{address}</strong> has an account, we sent
          it an email with a link and a code. Open the link in this browser, or enter the code here.
        </>
      }
    />
  );
}
