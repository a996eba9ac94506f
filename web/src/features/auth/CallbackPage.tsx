import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Navigate, useLocation } from "react-router";
import { withNext } from "@/lib/next-place";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { useSession } from "@/lib/session/session";
import { rememberSsoLink } from "@/lib/sso-link";
import { Banner } from "@/ui/Banner";
import { buttonClass } from "@/ui/button-class";
import { FormPage } from "@/ui/FormPage";
import { Link } from "@/ui/Link";
import { Spinner } from "@/ui/Spinner";
import { readCallback, sentenceOf, titleOf } from "./callback";
import { codeExchangeError } from "./queries";
import { useNext } from "./use-next";

/**
 * Where Google, every other provider, a company's sign-on and mailed links lead back to. The client exchanges the code
 * as soon as the page opens; here its outcome is awaited, said in words, and led on from.
 */
export default function CallbackPage() {
  const location = useLocation();
  const session = useSession();
  const { next, on } = useNext();
  const outcome = useQuery(exchangeQuery);
  const result = readCallback(location);

  const refused = result.kind === "refused" ? result : outcome.data && sentenceOf(outcome.data);
  if (refused?.code === "sso_link_needed") {
    return <LinkNeeded>{refused.sentence}</LinkNeeded>;
  }
  if (refused) {
    const title = titleOf(refused.code, session.phase === "in");
    return <Refused title={title}>{refused.sentence}</Refused>;
  }
  if (outcome.isPending) return <Waiting />;
  // The guards know where a person belongs, with or without a place that they wanted.
  if (session.phase === "in") return <Navigate to={on(paths.signIn)} replace />;
  return (
    <Refused
      tone={result.kind === "code" ? "stop" : "info"}
      title={
        result.kind === "code"
          ? "This sign-in started in another browser"
          : "No sign-in to complete"
      }
    >
      {result.kind === "code"
        ? "Finish signing in in the browser where you started, or start again here."
        : `This page completes a sign-in with another service. Start on the sign-in page${next ? " to continue" : ""}.`}
    </Refused>
  );
}

/** One exchange a page load, whatever becomes of it: a code works once. */
const exchangeQuery = {
  queryKey: ["auth-exchange"],
  queryFn: codeExchangeError,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
};

function Waiting() {
  usePageTitle("Signing in");
  return (
    <FormPage title="Signing you in">
      <p role="status" className="flex items-center gap-2.5 text-muted">
        <Spinner size={16} />
        Checking your sign-in
      </p>
    </FormPage>
  );
}

/** The account is its owner's own: they sign in their way, and connect the company's sign-on in the settings. */
function LinkNeeded({ children }: { children: string }) {
  const title = "Connect your company's sign-on";
  usePageTitle(title);
  useEffect(rememberSsoLink, []);
  const settings = `${paths.settings}?tab=account#identities`;
  return (
    <FormPage title={title}>
      <Banner tone="info" live className="mb-6">
        {children}
      </Banner>
      <Link href={withNext(paths.signIn, settings)} className={buttonClass({ variant: "primary" })}>
        Sign in
      </Link>
    </FormPage>
  );
}

/** What went wrong, and the ways on: back to where a signed-in person was, else to sign in. */
function Refused({
  title,
  tone = "stop",
  children,
}: {
  title: string;
  tone?: "stop" | "info";
  children: string;
}) {
  usePageTitle(title);
  const session = useSession();
  const { next, on } = useNext();
  const signedIn = session.phase === "in";
  return (
    <FormPage title={title}>
      <Banner tone={tone} live className="mb-6">
        {children}
      </Banner>
      <div className="flex flex-wrap gap-2.5">
        {signedIn ? (
          <Link href={next ?? paths.profile} className={buttonClass({ variant: "primary" })}>
            Go back
          </Link>
        ) : (
          <>
            <Link href={on(paths.signIn)} className={buttonClass({ variant: "primary" })}>
              Sign in
            </Link>
            <Link href={on(paths.signUp)} className={buttonClass()}>
              Sign up
            </Link>
          </>
        )}
      </div>
    </FormPage>
  );
}
