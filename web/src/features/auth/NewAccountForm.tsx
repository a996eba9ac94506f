import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { useDraftDefaults, useKeepDraft } from "@/lib/drafts";
import { explain } from "@/lib/errors";
import { passwordHint } from "@/lib/password-hint";
import { paths } from "@/lib/paths";
import { Field } from "@/ui/Field";
import { PasswordInput } from "@/ui/PasswordInput";
import { AccountForm } from "./AccountForm";
import { EmailField } from "./EmailField";
import { signUp } from "./queries";
import { rememberAddress } from "./remembered-address";
import { signUpSchema } from "./schemas";
import { useNext } from "./use-next";

/** An address and a password that is hard to guess. */
export function NewAccountForm() {
  const navigate = useNavigate();
  const { next, on } = useNext();
  const form = useForm({
    resolver: zodResolver(signUpSchema),
    mode: "onTouched",
    defaultValues: useDraftDefaults("sign-up", { email: "", password: "" }),
  });
  const dropDraft = useKeepDraft("sign-up", form, ["password"]);
  const { mutate, isPending, error } = useMutation({
    mutationFn: signUp,
    onSuccess: (ready, { email }) => {
      dropDraft();
      if (ready) return;
      rememberAddress(email);
      navigate(on(paths.confirmEmail), { state: { sent: true } });
    },
    onError: (refused) => {
      if (explain(refused).code === "weak_password") {
        form.setError("password", { message: explain(refused).sentence }, { shouldFocus: true });
      }
    },
  });
  const { errors } = form.formState;
  const weak = error && explain(error).code === "weak_password";

  return (
    <AccountForm
      form={form}
      onSubmit={(values) => mutate({ ...values, next })}
      error={weak ? null : error}
      does="Create account"
      pending={isPending}
    >
      <EmailField
        field={form.register("email")}
        error={errors.email?.message}
        hint="We'll send an email to confirm it's yours."
      />
      <Field
        label="Password"
        error={errors.password?.message}
        hint={passwordHint(form.watch("password"))}
      >
        <PasswordInput autoComplete="new-password" {...form.register("password")} />
      </Field>
    </AccountForm>
  );
}
