import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useLocation } from "react-router";
import { useDraftDefaults, useKeepDraft } from "@/lib/drafts";
import { explain } from "@/lib/errors";
import { nextOf } from "@/lib/next-place";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { useSession } from "@/lib/session/session";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { PasswordInput } from "@/ui/PasswordInput";
import { TextLink } from "@/ui/TextLink";
import { AccountFrame } from "./AccountFrame";
import { signIn } from "./queries";
import { Refusal } from "./Refusal";
import { rememberAddress } from "./remembered-address";
import { signInSchema } from "./schemas";

/** Sign in with e-mail and password. Where to go afterwards is the guards' business. */
export default function SignInPage() {
  usePageTitle("Sign in");
  const form = useForm({
    resolver: zodResolver(signInSchema),
    mode: "onTouched",
    defaultValues: useDraftDefaults("sign-in", { email: "", password: "" }),
  });
  const dropDraft = useKeepDraft("sign-in", form, ["password"]);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: signIn,
    onSuccess: dropDraft,
    onError: (_, { email }) => rememberAddress(email),
  });
  const { errors } = form.formState;
  const unconfirmed = error && explain(error).code === "email_not_confirmed";

  return (
    <AccountFrame
      title="Sign in"
      footer={
        <>
          <p>
            No account yet?{" "}
            <TextLink underlined href={paths.signUp}>
              Sign up
            </TextLink>
          </p>
          <p>
            Forgot the password?{" "}
            <TextLink underlined href={paths.resetPassword}>
              Set a new one
            </TextLink>
          </p>
        </>
      }
    >
      <Notice />
      <Refusal
        error={error}
        action={
          unconfirmed && (
            <TextLink underlined href={paths.confirmEmail}>
              Enter the code or get a new mail
            </TextLink>
          )
        }
      />
      <form
        noValidate
        className="grid gap-5"
        onSubmit={form.handleSubmit((values) => mutate(values))}
      >
        <Field label="E-mail" error={errors.email?.message}>
          <Input type="email" autoComplete="username" {...form.register("email")} />
        </Field>
        <Field label="Password" error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register("password")} />
        </Field>
        <div>
          <Button type="submit" variant="primary" pending={isPending || isSuccess}>
            Sign in
          </Button>
        </div>
      </form>
    </AccountFrame>
  );
}

/** Why the person is here, when they did not come by themselves. */
function Notice() {
  const state = useSession();
  const next = nextOf(useLocation().search);
  if (state.phase === "out" && state.reason === "inactive") {
    return (
      <Banner tone="stop" title="This account is deactivated." className="mb-6">
        You were signed out. Write to us if you think that is a mistake.
      </Banner>
    );
  }
  if (next?.startsWith(paths.dashboard) || next?.startsWith(paths.admin)) {
    return <Banner className="mb-6">Sign in to open the page you asked for.</Banner>;
  }
  return null;
}
