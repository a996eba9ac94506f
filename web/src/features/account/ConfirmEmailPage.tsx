import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useLocation } from "react-router";
import { z } from "zod";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { Button } from "@/ui/Button";
import { buttonClass } from "@/ui/button-class";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { Link } from "@/ui/Link";
import { TextLink } from "@/ui/TextLink";
import { AccountFrame } from "./AccountFrame";
import { CodeForm } from "./CodeForm";
import { MailboxHint } from "./MailboxHint";
import { mailedLink } from "./mailed-link";
import { confirmByCode, resendConfirmation } from "./queries";
import { Refusal } from "./Refusal";
import { ResendButton } from "./ResendButton";
import { rememberAddress, rememberedAddress } from "./remembered-address";
import { email } from "./schemas";

/**
 * Everything about confirming an address: the mail is sent; the link was opened in another browser; the
 * link has expired. A link that works signs in, and the guards lead on.
 */
export default function ConfirmEmailPage() {
  const location = useLocation();
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
    return <AskForMail expired={link === "expired"} address={address} onSent={sent} />;
  }
  return <Sent address={address} justSent={justSent} onOther={() => setAddress("")} />;
}

function Sent({
  address,
  justSent,
  onOther,
}: {
  address: string;
  justSent: boolean;
  onOther: () => void;
}) {
  usePageTitle("Confirm your e-mail");
  return (
    <AccountFrame
      title="Look into your mail"
      lede={
        <>
          A mail to <strong className="font-semibold text-ink">{address}</strong> holds a link and a
          code. Open the link in this browser, or enter the code here. If that address has an
          account already, the mail says so.
        </>
      }
      footer={
        <>
          <p>Nothing came? Look into the spam folder, or:</p>
          <div className="flex flex-wrap items-center gap-2.5">
            <ResendButton send={() => resendConfirmation(address)} justSent={justSent} />
            <Button variant="quiet" onClick={onOther}>
              Use another address
            </Button>
          </div>
          <MailboxHint address={address} />
        </>
      }
    >
      <CodeForm does="Confirm address" send={(code) => confirmByCode({ email: address, code })} />
    </AccountFrame>
  );
}

/** The link was opened where nobody asked for it: the address is confirmed, but nobody is signed in. */
function Confirmed() {
  usePageTitle("Address confirmed");
  return (
    <AccountFrame
      title="Your address is confirmed"
      lede="You opened the link in another browser than the one you signed up in. Sign in here to go on."
    >
      <Link href={paths.signIn} className={buttonClass({ variant: "primary" })}>
        Sign in
      </Link>
    </AccountFrame>
  );
}

const schema = z.object({ email });

function AskForMail({
  expired,
  address,
  onSent,
}: {
  expired: boolean;
  address: string;
  onSent: (address: string) => void;
}) {
  usePageTitle(expired ? "Link expired" : "Confirm your e-mail");
  const form = useForm({
    resolver: zodResolver(schema),
    mode: "onTouched",
    defaultValues: { email: address },
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: resendConfirmation,
    onSuccess: (_, to) => onSent(to),
  });
  return (
    <AccountFrame
      title={expired ? "This link does not work any more" : "Confirm your e-mail"}
      lede={
        expired
          ? "It was used already or is too old. If your address is confirmed, just sign in; else get a new mail."
          : "Which address did you sign up with? We send the mail again."
      }
      footer={
        <p>
          Confirmed already?{" "}
          <TextLink underlined href={paths.signIn}>
            Sign in
          </TextLink>
        </p>
      }
    >
      <Refusal error={error} />
      <form
        noValidate
        className="grid gap-5"
        onSubmit={form.handleSubmit((values) => mutate(values.email))}
      >
        <Field label="E-mail" error={form.formState.errors.email?.message}>
          <Input type="email" autoComplete="username" {...form.register("email")} />
        </Field>
        <div>
          <Button type="submit" variant="primary" pending={isPending}>
            Send the mail
          </Button>
        </div>
      </form>
    </AccountFrame>
  );
}
