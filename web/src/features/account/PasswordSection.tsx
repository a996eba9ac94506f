import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { useErrorToast } from "@/entities/query/use-error-toast";
import { aboutPassword, code, newPassword } from "@/lib/account-fields";
import { inDevelopment } from "@/lib/config";
import { explain } from "@/lib/errors";
import { passwordHint } from "@/lib/password-hint";
import { useUser } from "@/lib/session/session";
import { withStepUp } from "@/lib/step-up/step-up";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { DevMailbox } from "@/ui/DevMailbox";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { PasswordInput } from "@/ui/PasswordInput";
import { ResendButton } from "@/ui/ResendButton";
import { useToast } from "@/ui/Toasts";
import { changePassword, requestCode } from "./queries";
import { SettingsSection } from "./SettingsSection";

const schema = z
  .object({ password: newPassword, again: z.string(), code: code.optional() })
  .refine(({ password, again }) => password === again, {
    path: ["again"],
    message: "The passwords don't match. Enter it again.",
  });
type Values = z.input<typeof schema>;

const empty: Values = { password: "", again: "" };

/** A new password, twice. A session that is not fresh proves itself by a code that is mailed. */
export function PasswordSection() {
  return (
    <SettingsSection
      title="Password"
      id="password"
      lede="You don't need your current password. If you signed in more than 5 minutes ago, we send you a code to confirm it's you. All other sessions end."
    >
      <PasswordForm />
    </SettingsSection>
  );
}

function PasswordForm() {
  const { email, phone } = useUser();
  // The code goes to the address, or where there is none to the phone.
  const place = email || `+${phone}`;
  const { toast } = useToast();
  const showError = useErrorToast();
  const [asksCode, setAsksCode] = useState(false);
  const [done, setDone] = useState(false);
  // What the server says of no field.
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm<Values, unknown, z.output<typeof schema>>({
    resolver: zodResolver(schema),
    mode: "onTouched",
    defaultValues: empty,
  });
  const saving = useMutation({
    mutationFn: async (values: z.output<typeof schema>) => {
      setRefusal(null);
      setDone(false);
      // A code by mail is asked for in place; only a second factor needs the dialog.
      await withStepUp("set a new password", () => changePassword(values), { only: "factor" });
    },
    onSuccess: () => {
      form.reset(empty);
      setAsksCode(false);
      setDone(true);
    },
    onError: async (error) => {
      const { code: why, sentence } = explain(error);
      if (why === "reauthentication_needed") {
        await sendCode().catch(() => undefined);
      } else if (why === "reauthentication_not_valid") {
        form.setError("code", { message: sentence }, { shouldFocus: true });
      } else if (aboutPassword.has(why)) {
        form.setError("password", { message: sentence }, { shouldFocus: true });
      } else {
        setRefusal(sentence);
      }
    },
  });
  const sendCode = async () => {
    try {
      await requestCode();
      setAsksCode(true);
      form.setValue("code", "");
    } catch (error) {
      const { code: why, sentence } = explain(error);
      // A code went out within the last minute: that one still holds.
      if (why === "over_email_send_rate_limit" || why === "over_sms_send_rate_limit") {
        setAsksCode(true);
      } else setRefusal(sentence);
      throw error;
    }
  };
  const resend = async () => {
    try {
      await sendCode();
      toast({ message: "We sent a new code. Earlier codes no longer work." });
    } catch (error) {
      showError(error);
      throw error;
    }
  };
  const { errors } = form.formState;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={form.handleSubmit((values) => saving.mutate(values))}
    >
      {refusal && (
        <Banner tone="stop" live>
          {refusal}
        </Banner>
      )}
      {/* Lets a password manager know whose password it is. */}
      <input type="text" autoComplete="username" value={place} readOnly hidden />
      <Field
        label="New password"
        error={errors.password?.message}
        hint={passwordHint(form.watch("password"))}
      >
        <PasswordInput autoComplete="new-password" {...form.register("password")} />
      </Field>
      <Field label="New password again" error={errors.again?.message}>
        <PasswordInput autoComplete="new-password" {...form.register("again")} />
      </Field>
      {asksCode && (
        <div className="grid grid-cols-1 gap-3 rounded-control border border-line-strong bg-raised p-4">
          <p role="status" className="text-muted">
            Confirm it's you. We sent a code to{" "}
            <strong className="break-all font-semibold text-ink">{place}</strong>. It's valid for 15
            minutes.
          </p>
          <Field
            label={email ? "Code from the email" : "Code from the SMS"}
            error={errors.code?.message}
          >
            <Input
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              className="max-w-40 font-mono"
              {...form.register("code")}
            />
          </Field>
          <div>
            <ResendButton send={resend} justSent size="sm" />
          </div>
          {inDevelopment() && <DevMailbox addresses={[place]} />}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" pending={saving.isPending}>
          Set new password
        </Button>
        <span role="status" className="text-13 text-muted">
          {done && "Password changed. All other sessions have ended."}
        </span>
      </div>
    </form>
  );
}
