import type { PublicChallengeLine } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { difficultyLabels, languageLabels } from "@/lib/vocabulary.generated";
import { buttonClass } from "@/ui/button-class";
import { Link } from "@/ui/Link";
import { TextLink } from "@/ui/TextLink";

/** What there is to solve, and the way to the editor, whose code is loaded there. */
export default function TryChallengeSection({ challenge }: { challenge: PublicChallengeLine }) {
  const { title, summary, difficulty, minutes, languages, slug } = challenge;
  const about = [
    difficultyLabels[difficulty],
    minutes && `about ${minutes} min`,
    languages.map((language) => languageLabels[language]).join(", "),
  ].filter(Boolean);
  return (
    <section
      aria-labelledby="try"
      className="grid gap-x-16 gap-y-8 border-line border-t py-14 max-md:py-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <div>
        <h2 id="try" className="text-20">
          Try a challenge without an account
        </h2>
        <p className="mt-3 max-w-measure text-muted">
          Write your answer in the browser. It's judged test by test. Sign up within a day to keep
          it.
        </p>
        <p className="mt-3">
          <TextLink href={paths.publicChallenges}>Browse all challenges</TextLink>
        </p>
      </div>
      <div className="self-start border-line-strong border-t pt-4">
        <h3 className="text-16">
          <bdi>{title}</bdi>
        </h3>
        <p className="mt-1 max-w-measure">{summary}</p>
        <p className="mt-1 text-muted">{about.join(" · ")}</p>
        <Link href={paths.tryoutOf(slug)} className={buttonClass({ className: "mt-5" })}>
          Open the editor
        </Link>
      </div>
    </section>
  );
}
