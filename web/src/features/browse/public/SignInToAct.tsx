import { useLocation } from "react-router";
import { spell, withNext } from "@/lib/next-place";
import { paths } from "@/lib/paths";
import { TextLink } from "@/ui/TextLink";

/** For visitors under a job: signing in, or up, brings them back here. */
export function SignInToAct() {
  const here = spell(useLocation());
  return (
    <p className="text-muted">
      <TextLink underlined href={withNext(paths.signIn, here)}>
        Sign in
      </TextLink>
      {" or "}
      <TextLink underlined href={withNext(`${paths.signUp}?as=job_seeker`, here)}>
        sign up
      </TextLink>{" "}
      to see your match score and show interest.
    </p>
  );
}
