import { languageName } from "@/entities/language/language-name";
import type { ChallengeHead } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { difficultyLabels, topicLabels, verdictLabels } from "@/lib/vocabulary.generated";
import { ProofGlyph } from "@/ui/ProofGlyph";
import { RowLink, RowList } from "@/ui/Rows";
import { Tag } from "@/ui/Tag";
import { VisuallyHidden } from "@/ui/VisuallyHidden";
import { jobsAskText } from "../words";

/** The challenges as ruled rows. */
export function CatalogueList({
  challenges,
  total,
}: {
  challenges: ChallengeHead[];
  total: number;
}) {
  return (
    <>
      <p role="status" className="pb-2 text-13 text-muted">
        {challenges.length === total
          ? `${total} challenges`
          : `${challenges.length} of ${total} challenges`}
      </p>
      <RowList label="Challenges">
        {challenges.map((challenge) => (
          <RowLink key={challenge.id} href={paths.challenge(challenge.slug)}>
            <ChallengeRow challenge={challenge} />
          </RowLink>
        ))}
      </RowList>
    </>
  );
}

/** What a row says of a challenge. Nothing in it can be pressed: the row itself is the link. */
function ChallengeRow({ challenge }: { challenge: ChallengeHead }) {
  const { title, summary, topic, difficulty, minutes, solved_by: people, jobs } = challenge;
  const facts = [
    topicLabels[topic],
    difficultyLabels[difficulty],
    minutes && `${minutes} min`,
    jobsAskText(jobs),
  ];
  return (
    <span className="flex items-baseline gap-4">
      <span className="min-w-0 grow">
        <span className="flex items-center gap-2">
          <bdi className="min-w-0 truncate font-semibold">{title}</bdi>
          <Standing challenge={challenge} />
        </span>
        <span className="block truncate text-muted">{summary}</span>
        <span className="block text-13 text-muted md:hidden">
          {facts.filter(Boolean).join(" · ")}
        </span>
      </span>
      <span className="w-32 shrink-0 text-muted max-md:hidden">{topicLabels[topic]}</span>
      <span className="w-16 shrink-0 text-muted max-md:hidden">{difficultyLabels[difficulty]}</span>
      <span className="w-16 shrink-0 text-right text-muted tabular-nums max-md:hidden">
        {minutes && `${minutes} min`}
      </span>
      <span className="w-34 shrink-0 text-right text-13 text-muted tabular-nums max-md:hidden">
        {jobsAskText(jobs)}
      </span>
      <span className="w-28 shrink-0 text-right text-13 text-muted tabular-nums max-lg:hidden">
        {people === 0 ? "passed by no one" : `passed by ${people.toLocaleString("en")}`}
      </span>
    </span>
  );
}

function Standing({ challenge }: { challenge: ChallengeHead }) {
  const { state, language, last_verdict: verdict, has_draft: draft } = challenge;
  if (state === "solved") {
    return (
      <span className="flex shrink-0 items-center gap-1.5 text-13 text-proof">
        <ProofGlyph />
        <VisuallyHidden>Passed</VisuallyHidden>
        {language && <span className="max-md:sr-only">{languageName(language)}</span>}
      </span>
    );
  }
  if (state === "tried")
    return <Tag className="shrink-0">{verdict ? verdictLabels[verdict] : "Being judged"}</Tag>;
  return draft ? <Tag className="shrink-0">Draft</Tag> : null;
}
