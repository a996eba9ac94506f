import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { authSettingsQuery } from "@/lib/auth-settings";
import { isIntent, rememberIntent } from "@/lib/intent";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { Banner } from "@/ui/Banner";
import { FormPage } from "@/ui/FormPage";
import { TextLink } from "@/ui/TextLink";
import { methodOf, type SignInMethod } from "./methods";
import { NewAccountForm } from "./NewAccountForm";
import { OtherMethods } from "./OtherMethods";
import { PhoneSignIn } from "./PhoneSignIn";
import { prefetchSettings } from "./prefetch-settings";
import { useNext } from "./use-next";

export const loader = prefetchSettings;

const methods: SignInMethod[] = ["password", "phone"];

const nextStep = {
  job_seeker: "Next, tell us what you do and see matching jobs.",
  employer: "Next, add your company.",
  unsaid: "Next, choose whether you're looking for work or hiring.",
};

/** A new account. What it is for is asked after the address is confirmed, unless the start page knows it. */
export default function SignUpPage() {
  usePageTitle("Sign up");
  const { next, on } = useNext();
  const [search] = useSearchParams();
  const as = search.get("as");
  useEffect(() => rememberIntent(as), [as]);
  const { data: settings } = useQuery(authSettingsQuery);
  const method = methodOf(search, methods);
  // Invited team members can still sign up.
  const closed = settings?.signUp === false && !next?.startsWith(paths.acceptInvite);

  return (
    <FormPage
      title="Sign up"
      lede={`Free for job seekers and employers. ${isIntent(as) ? nextStep[as] : nextStep.unsaid}`}
      footer={
        <p>
          Already have an account?{" "}
          <TextLink underlined href={on(paths.signIn)}>
            Sign in
          </TextLink>
        </p>
      }
    >
      {closed ? (
        <Banner tone="wait" title="Sign-ups are currently closed.">
          The operator of this server has disabled sign-ups. You can still sign in to an existing
          account.
        </Banner>
      ) : (
        <>
          {method === "phone" ? <PhoneSignIn create /> : <NewAccountForm />}
          <OtherMethods current={method} methods={methods} />
          <p className="mt-6 text-13 text-muted">
            By creating an account, you agree to the{" "}
            <TextLink underlined href={paths.terms}>
              terms
            </TextLink>
            . The{" "}
            <TextLink underlined href={paths.privacy}>
              privacy policy
            </TextLink>{" "}
            lists what we store.
          </p>
        </>
      )}
    </FormPage>
  );
}
