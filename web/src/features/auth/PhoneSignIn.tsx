import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { phone } from "@/lib/account-fields";
import { inDevelopment } from "@/lib/config";
import { explain } from "@/lib/errors";
import { spacedPhone } from "@/lib/phone";
import { Button } from "@/ui/Button";
import { CodeForm } from "@/ui/CodeForm";
import { DevMailbox } from "@/ui/DevMailbox";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { AccountForm } from "./AccountForm";
import { CaptchaSlot } from "./CaptchaSlot";
import { signInByTextedCode, textSignIn } from "./queries";
import { Resend } from "./Resend";

const schema = z.object({ phone });

/** A number, then the code that went there. `create` makes the account when there is none. */
export function PhoneSignIn({ create = false }: { create?: boolean }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    resolver: zodResolver(schema),
    mode: "onTouched",
    defaultValues: { phone: "" },
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (to: string) => textSignIn(to, create),
    onSuccess: (_, to) => setSentTo(to),
  });

  if (sentTo === null) {
    return (
      <AccountForm
        form={form}
        onSubmit={(values) => mutate(values.phone)}
        error={error}
        does="Text me a code"
        pending={isPending}
      >
        <Field
          label="Phone"
          error={form.formState.errors.phone?.message}
          hint="Include the country code: +49 151 23456789."
        >
          <Input
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            className="max-w-60"
            {...form.register("phone")}
          />
        </Field>
      </AccountForm>
    );
  }
  return (
    <>
      <p className="mb-5 text-muted">
        {create ? "We sent a code to " : "If it belongs to an account, we sent a code to "}
        <strong className="font-semibold text-ink">{spacedPhone(sentTo)}</strong>.
      </p>
      <CodeForm
        label="Code from the message"
        does={create ? "Create account" : "Sign in"}
        variant="primary"
        focused
        explain={(refused) => explain(refused).sentence}
        submit={(code) => signInByTextedCode({ phone: sentTo, code })}
      />
      <div className="mt-5 flex flex-wrap items-center gap-2.5">
        <Resend
          send={() => textSignIn(sentTo, create)}
          sent="We sent a new code. Earlier codes no longer work."
          justSent
        />
        <Button variant="quiet" onClick={() => setSentTo(null)}>
          Use another number
        </Button>
      </div>
      <CaptchaSlot />
      {inDevelopment() && <DevMailbox addresses={[sentTo]} />}
    </>
  );
}
