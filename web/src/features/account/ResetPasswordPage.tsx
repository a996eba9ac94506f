import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useLocation } from "react-router";
import { z } from "zod";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { useSession } from "@/lib/session/session";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { TextLink } from "@/ui/TextLink";
import { AccountFrame } from "./AccountFrame";
import { CodeForm } from "./CodeForm";
import { MailboxHint } from "./MailboxHint";
import { mailedLink } from "./mailed-link";
import { NewPasswordForm } from "./NewPasswordForm";
import { askForRecovery, recoverByCode } from "./queries";
import { Refusal } from "./Refusal";
import { ResendButton } from "./ResendButton";
import { rememberAddress, rememberedAddress } from "./remembered-address";
import { email } from "./schemas";

/** Forgot the password: ask for the mail; come back by its link or code; choose a new one. */
export default function ResetPasswordPage() {
  const session = useSession();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (session.phase === "in" && session.recovering) return <NewPasswordForm />;
  if (sentTo !== null) return <Sent address={sentTo} onOther={() => setSentTo(null)} />;
  return <Ask onSent={setSentTo} />;
}

const schema = z.object({ email });

function Ask({ onSent }: { onSent: (address: string) => void }) {
  usePageTitle("Set a new password");
  const link = mailedLink(useLocation());
  const form = useForm({
    resolver: zodResolver(schema),
    mode: "onTouched",
    defaultValues: { email: rememberedAddress() },
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: askForRecovery,
    onSuccess: (_, to) => {
      rememberAddress(to);
      onSent(to);
    },
  });
  return (
    <AccountFrame
      title="Set a new password"
      lede="We send a link and a code to your address. Until you use them, the old password stays."
      footer={
        <p>
          Remembered it?{" "}
          <TextLink underlined href={paths.signIn}>
            Sign in
          </TextLink>
        </p>
      }
    >
      {link === "expired" && (
        <Banner tone="stop" title="That link does not work any more." className="mb-6">
          It was used already or is too old. Get a new one here.
        </Banner>
      )}
      {link === "elsewhere" && (
        <Banner tone="wait" title="That link belongs to another browser." className="mb-6">
          Open it where you asked for it, or get a new one here.
        </Banner>
      )}
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

function Sent({ address, onOther }: { address: string; onOther: () => void }) {
  usePageTitle("Set a new password");
  return (
    <AccountFrame
      title="Look into your mail"
      lede={
        <>
          If <strong className="font-semibold text-ink">{address}</strong> has an account, a mail
          with a link and a code is on its way there. Open the link in this browser, or enter the
          code here.
        </>
      }
      footer={
        <>
          <p>Nothing came? Look into the spam folder, or:</p>
          <div className="flex flex-wrap items-center gap-2.5">
            <ResendButton send={() => askForRecovery(address)} justSent />
            <Button variant="quiet" onClick={onOther}>
              Use another address
            </Button>
          </div>
          <MailboxHint address={address} />
        </>
      }
    >
      <CodeForm does="Go on" send={(code) => recoverByCode({ email: address, code })} />
    </AccountFrame>
  );
}
