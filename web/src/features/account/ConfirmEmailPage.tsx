import { useState } from "react";
import { useLocation } from "react-router";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { buttonClass } from "@/ui/button-class";
import { FormPage } from "@/ui/FormPage";
import { Link } from "@/ui/Link";
import { TextLink } from "@/ui/TextLink";
import { AskAddress } from "./AskAddress";
import { mailedLink } from "./mailed-link";
import { confirmByCode, resendConfirmation } from "./queries";
import { rememberAddress, rememberedAddress } from "./remembered-address";
import { SentMail } from "./SentMail";
import { useNext } from "./use-next";

/**
 * Everything about confirming an address: the mail is sent; the link was opened in another browser; the
 * link has expired. A link that works signs in, and the guards lead on.
 */
export default function ConfirmEmailPage() {
  const location = useLocation();
  const { next } = useNext();
  const resend = (to: string) => resendConfirmation(to, next);
  const [address, setAddress] = useState(rememberedAddress);
  const [justSent, setJustSent] = useState(location.state?.sent === true);
  const link = mailedLink(location);

  if (link === "elsewhere") return <Confirmed />;
  const sent = (to: string) => {
    rememberAddress(to);
    setAddress(to);
    setJustSent(true);
  };
  if (!address || (link === "expired" && !justSent)) {
    return (
      <AskForMail expired={link === "expired"} address={address} send={resend} onSent={sent} />
    );
  }
  return (
    <SentMail
      page="Confirm your email"
      address={address}
      justSent={justSent}
      resend={resend}
      confirm={confirmByCode}
      does="Confirm address"
      onOther={() => setAddress("")}
      lede={
        <>
          A mail to <strong className="font-semibold text-ink">{address}</strong> holds a link and a
          code. Open the link in this browser, or enter the code here. If that address has an
          account already, the mail says so.
        </>
      }
    />
  );
}

/** The link was opened where nobody asked for it: the address is confirmed, but nobody is signed in. */
function Confirmed() {
  usePageTitle("Address confirmed");
  const { on } = useNext();
  return (
    <FormPage
      title="Your address is confirmed"
      lede="You opened the link in another browser than the one you signed up in. Sign in here to go on."
    >
      <Link href={on(paths.signIn)} className={buttonClass({ variant: "primary" })}>
        Sign in
      </Link>
    </FormPage>
  );
}

function AskForMail({
  expired,
  address,
  send,
  onSent,
}: {
  expired: boolean;
  address: string;
  send: (address: string) => Promise<void>;
  onSent: (address: string) => void;
}) {
  usePageTitle(expired ? "Link expired" : "Confirm your email");
  const { on } = useNext();
  return (
    <FormPage
      title={expired ? "This link does not work any more" : "Confirm your email"}
      lede={
        expired
          ? "It was used already or is too old. If your address is confirmed, just sign in; else get a new mail."
          : "Which address did you sign up with? We send the mail again."
      }
      footer={
        <p>
          Confirmed already?{" "}
          <TextLink underlined href={on(paths.signIn)}>
            Sign in
          </TextLink>
        </p>
      }
    >
      <AskAddress address={address} send={send} onSent={onSent} />
    </FormPage>
  );
}
