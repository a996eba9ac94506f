import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { useNavigate, useSearchParams } from "react-router";
import { useDraftDefaults, useKeepDraft } from "@/lib/drafts";
import { explain } from "@/lib/errors";
import { rememberIntent } from "@/lib/intent";
import { usePageTitle } from "@/lib/page-title";
import { passwordHint } from "@/lib/password-hint";
import { paths } from "@/lib/paths";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { PasswordInput } from "@/ui/PasswordInput";
import { TextLink } from "@/ui/TextLink";
import { AccountFrame } from "./AccountFrame";
import { signUp } from "./queries";
import { Refusal } from "./Refusal";
import { rememberAddress } from "./remembered-address";
import { signUpSchema } from "./schemas";

/** A new account. What it is for, looking for work or hiring, is asked after the address is confirmed. */
export default function SignUpPage() {
  usePageTitle("Sign up");
  const navigate = useNavigate();
  const [search] = useSearchParams();
  useEffect(() => rememberIntent(search.get("as")), [search]);
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
      navigate(paths.confirmEmail, { state: { sent: true } });
    },
    onError: (refused) => {
      if (explain(refused).code === "weak_password") {
        form.setError("password", { message: explain(refused).sentence }, { shouldFocus: true });
      }
    },
  });
  const { errors } = form.formState;
  const password = form.watch("password");
  const weak = error && explain(error).code === "weak_password";

  return (
    <AccountFrame
      title="Sign up"
      lede="Free for both sides. Next you say whether you look for work or hire."
      footer={
        <p>
          Already have an account?{" "}
          <TextLink underlined href={paths.signIn}>
            Sign in
          </TextLink>
        </p>
      }
    >
      <Refusal error={weak ? null : error} />
      <form
        noValidate
        className="grid gap-5"
        onSubmit={form.handleSubmit((values) => mutate(values))}
      >
        <Field
          label="E-mail"
          error={errors.email?.message}
          hint="We send one mail there, to see that it is yours."
        >
          <Input type="email" autoComplete="username" {...form.register("email")} />
        </Field>
        <Field label="Password" error={errors.password?.message} hint={passwordHint(password)}>
          <PasswordInput autoComplete="new-password" {...form.register("password")} />
        </Field>
        <div>
          <Button type="submit" variant="primary" pending={isPending}>
            Create account
          </Button>
        </div>
      </form>
    </AccountFrame>
  );
}
