import { withNext } from "@/lib/next-place";
import { paths } from "@/lib/paths";
import { useSession } from "@/lib/session/session";
import { Banner } from "@/ui/Banner";
import { buttonClass } from "@/ui/button-class";
import { Link } from "@/ui/Link";

/** After an accepted answer: how it gets onto a profile. */
export function KeepNote({ slug }: { slug: string }) {
  const { phase } = useSession();
  if (phase === "in") {
    return (
      <Banner title="This answer was accepted." className="mb-4">
        Only job seekers have challenges on their profile.
      </Banner>
    );
  }
  return (
    <Banner
      title="Keep this answer."
      className="mb-4"
      action={
        <Link
          href={withNext(`${paths.signUp}?as=job_seeker`, paths.challenge(slug))}
          className={buttonClass({ variant: "primary", size: "sm" })}
        >
          Create a free account
        </Link>
      }
    >
      Sign up as a job seeker in this browser within a day. The answer then counts toward your rank
      and shows on your profile.
    </Banner>
  );
}
