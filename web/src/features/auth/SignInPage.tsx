import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { authSettingsQuery } from "@/lib/auth-settings";
import { contactUs } from "@/lib/config";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { useSession } from "@/lib/session/session";
import { Banner } from "@/ui/Banner";
import { FormPage } from "@/ui/FormPage";
import { TextLink } from "@/ui/TextLink";
import { MailSignIn, SentLink } from "./MailSignIn";
import { methodOf, type SignInMethod } from "./methods";
import { OtherMethods } from "./OtherMethods";
import { PasswordSignIn } from "./PasswordSignIn";
import { PhoneSignIn } from "./PhoneSignIn";
import { prefetchSettings } from "./prefetch-settings";
import { useNext } from "./use-next";

export const loader = prefetchSettings;

const methods: SignInMethod[] = ["password", "mail", "phone"];

const ledes: Record<SignInMethod, string | undefined> = {
  password: undefined,
  mail: "We'll email you a link and a code. You don't need a password.",
  phone: "We'll text you a code.",
};

/** Signing in, in every way that this server has. */
export default function SignInPage() {
  usePageTitle("Sign in");
  const { on } = useNext();
  const [search] = useSearchParams();
  const { data: settings } = useQuery(authSettingsQuery);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const method = methodOf(search, methods);
  if (method === "mail" && sentTo !== null) {
    return <SentLink address={sentTo} onOther={() => setSentTo(null)} />;
  }
  return (
    <FormPage
      title="Sign in"
      lede={ledes[method]}
      footer={
        <>
          {settings?.signUp !== false && (
            <p>
              No account yet?{" "}
              <TextLink underlined href={on(paths.signUp)}>
                Sign up
              </TextLink>
            </p>
          )}
          <p>
            Forgot your password?{" "}
            <TextLink underlined href={on(paths.resetPassword)}>
              Reset it
            </TextLink>
          </p>
          <p>
            Does your company use single sign-on?{" "}
            <TextLink underlined href={on(paths.signInSso)}>
              Use single sign-on
            </TextLink>
          </p>
        </>
      }
    >
      <Notice />
      {method === "password" && <PasswordSignIn />}
      {method === "mail" && <MailSignIn onSent={setSentTo} />}
      {method === "phone" && <PhoneSignIn />}
      <OtherMethods current={method} methods={methods} passkeys />
    </FormPage>
  );
}

/** Why the person is here, when they did not come by themselves. */
function Notice() {
  const state = useSession();
  const { next } = useNext();
  if (state.phase === "out" && state.reason === "inactive") {
    return (
      <Banner tone="stop" title="This account is deactivated." className="mb-6">
        You were signed out. {contactUs()} if you think this is a mistake.
      </Banner>
    );
  }
  if (next?.startsWith(paths.dashboard) || next?.startsWith(paths.admin)) {
    return <Banner className="mb-6">Sign in to open this page.</Banner>;
  }
  return null;
}
