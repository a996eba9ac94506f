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
          We sent an email to <strong className="font-semibold text-ink">{address}</strong> with a
          link and a code. Open the link in this browser, or enter the code here. If the address
          already has an account, the email says so.
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
      lede="You opened the link in a different browser. Sign in here to continue."
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
      title={expired ? "This link no longer works" : "Confirm your email"}
      lede={
        expired
          ? "It was already used or has expired. If your address is confirmed, sign in. Otherwise request a new email."
          : "Enter the address you signed up with. We'll send a new email."
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
