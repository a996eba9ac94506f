import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { aboutPassword, twiceSchema } from "@/lib/account-fields";
import { explain } from "@/lib/errors";
import { usePageTitle } from "@/lib/page-title";
import { passwordHint } from "@/lib/password-hint";
import { session, useUser } from "@/lib/session/session";
import { Field } from "@/ui/Field";
import { FormPage } from "@/ui/FormPage";
import { PasswordInput } from "@/ui/PasswordInput";
import { useToast } from "@/ui/Toasts";
import { AccountForm } from "./AccountForm";
import { setPassword } from "./queries";

/** The new password, twice, and no old one. */
export function NewPasswordForm() {
  usePageTitle("Choose a new password");
  const user = useUser();
  const { toast } = useToast();
  const form = useForm({
    resolver: zodResolver(twiceSchema),
    mode: "onTouched",
    defaultValues: { password: "", again: "" },
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ password }: { password: string }) => setPassword(password),
    onSuccess: () => {
      toast({ message: "Password changed. All other devices are signed out." });
      session().recovered();
    },
    onError: (refused) => {
      const { code, sentence } = explain(refused);
      if (aboutPassword.has(code)) {
        form.setError("password", { message: sentence }, { shouldFocus: true });
      }
    },
  });
  const { errors } = form.formState;
  const atField = error && aboutPassword.has(explain(error).code);

  return (
    <FormPage title="Choose a new password" lede={`For ${user.email ?? "your account"}.`}>
      <AccountForm
        form={form}
        onSubmit={(values) => mutate(values)}
        error={atField ? null : error}
        does="Set password"
        pending={isPending}
      >
        {/* Lets a password manager know whose password it is. */}
        <input type="text" autoComplete="username" value={user.email ?? ""} readOnly hidden />
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
      </AccountForm>
    </FormPage>
  );
}
