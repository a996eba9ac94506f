import { useLocation, useNavigate } from "react-router";
import { paths } from "@/lib/paths";
import { TextLink } from "@/ui/TextLink";

/** For visitors under a job: signing in brings them back here. */
export function SignInToAct() {
  const place = useLocation();
  const navigate = useNavigate();
  return (
    <p className="text-muted">
      <TextLink
        underlined
        href={paths.signIn}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
          event.preventDefault();
          void navigate(paths.signIn, { state: { from: place } });
        }}
      >
        Sign in
      </TextLink>
      {" or "}
      <TextLink underlined href={`${paths.signUp}?as=job_seeker`}>
        sign up
      </TextLink>{" "}
      to see how well it fits you and to show interest.
    </p>
  );
}
