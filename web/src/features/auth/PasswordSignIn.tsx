import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useDraftDefaults, useKeepDraft } from "@/lib/drafts";
import { explain } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { Field } from "@/ui/Field";
import { PasswordInput } from "@/ui/PasswordInput";
import { TextLink } from "@/ui/TextLink";
import { AccountForm } from "./AccountForm";
import { EmailField } from "./EmailField";
import { signIn } from "./queries";
import { rememberAddress } from "./remembered-address";
import { signInSchema } from "./schemas";
import { useNext } from "./use-next";
import { usePasskeyAutofill } from "./use-passkey-autofill";

/** Email and password. Where to go afterwards is the guards' business. */
export function PasswordSignIn() {
  const { on } = useNext();
  const form = useForm({
    resolver: zodResolver(signInSchema),
    mode: "onTouched",
    defaultValues: useDraftDefaults("sign-in", { email: "", password: "" }),
  });
  const dropDraft = useKeepDraft("sign-in", form, ["password"]);
  usePasskeyAutofill();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: signIn,
    onSuccess: dropDraft,
    onError: (_, { email }) => rememberAddress(email),
  });
  const { errors } = form.formState;
  const refused = error && explain(error).code;

  return (
    <AccountForm
      form={form}
      onSubmit={(values) => mutate(values)}
      error={error}
      action={
        refused === "email_not_confirmed" ? (
          <TextLink underlined href={on(paths.confirmEmail)}>
            Enter the code or request a new email
          </TextLink>
        ) : (
          refused === "user_deactivated" && (
            <TextLink underlined href={on(paths.restoreAccount)}>
              Reactivate
            </TextLink>
          )
        )
      }
      does="Sign in"
      pending={isPending || isSuccess}
    >
      <EmailField passkeys field={form.register("email")} error={errors.email?.message} />
      <Field label="Password" error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...form.register("password")} />
      </Field>
    </AccountForm>
  );
}
