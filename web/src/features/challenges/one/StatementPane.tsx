import { useState } from "react";
import { languageName } from "@/entities/language/language-name";
import { isCompiled, limitsIn } from "@/entities/language/limits";
import { ProofMark } from "@/entities/receipt/ProofMark";
import type { ChallengeDetail } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { difficultyLabels, type Language, topicLabels } from "@/lib/vocabulary.generated";
import { MarkdownText } from "@/ui/MarkdownText";
import { RelativeTime } from "@/ui/RelativeTime";
import { TextLink } from "@/ui/TextLink";
import { jobsAskText, passedByText } from "../words";
import { DisputeDialog } from "./DisputeDialog";
import { DisputeList } from "./DisputeList";
import { Examples } from "./Examples";
import { ProofLink } from "./ProofLink";
import { Signature } from "./Signature";

type Props = {
  challenge: ChallengeDetail;
  /** What is written in now: it decides how the function is spelled. */
  language: Language;
  /** Where the list of challenges is. */
  catalogue?: string;
};

/** What is asked: the problem, its shape, examples, limits, and the way to say that it is wrong. */
export function StatementPane({ challenge, language, catalogue = paths.challenges }: Props) {
  const { version, completion, skills, minutes } = challenge;
  const jobs = jobsAskText(challenge.jobs);
  const [disputing, setDisputing] = useState(false);
  const facts = [
    topicLabels[challenge.topic],
    difficultyLabels[challenge.difficulty].toLowerCase(),
    minutes && `about ${minutes} min`,
    passedByText(challenge.solved_by),
  ];
  return (
    <section aria-label="Statement" className="h-full overflow-y-auto px-(--gutter) py-6">
      <p className="mb-2 text-13">
        <TextLink href={catalogue}>Challenges</TextLink>
      </p>
      <h2 className="text-26">
        <bdi>{challenge.title}</bdi>
      </h2>
      <p className="mt-1 text-muted">{facts.filter(Boolean).join(" · ")}</p>
      {completion && (
        <p className="mt-2 flex flex-wrap items-center gap-1.5">
          You passed{completion.language && ` in ${languageName(completion.language)}`},{" "}
          <RelativeTime at={completion.first_completed_at} />
          <ProofMark
            receipt={{
              title: `${challenge.title} passed`,
              counts: [
                `${version.tests_total} tests, ${difficultyLabels[challenge.difficulty].toLowerCase()}`,
                ...(completion.language ? [`in ${languageName(completion.language)}`] : []),
              ],
              source: "a submission judged here",
              computedAt: completion.completed_at,
            }}
          />
          <ProofLink challenge={challenge} />
        </p>
      )}
      <div className="mt-5">
        <MarkdownText text={version.statement} headingLevel={3} />
      </div>
      <Signature version={version} language={language} />
      <Examples challenge={challenge} />
      <p className="mt-5 text-muted">
        {limitsText(challenge, language)}
        {skills.length > 0 && ` Passing it counts as proof of ${skills.join(", ")}.`}
        {jobs && ` ${jobs}.`}
      </p>
      <FinderCredits challenge={challenge} />
      <DisputeList challenge={challenge} />
      {challenge.retired_at === null && (
        <p className="mt-6 pb-4">
          {challenge.can_dispute ? (
            <button
              type="button"
              onClick={() => setDisputing(true)}
              className="rounded-tag text-action hover:underline"
            >
              Report an error in this challenge
            </button>
          ) : (
            !challenge.disputes.some(({ state }) => state === "open") && (
              <span className="text-13 text-muted">
                Is a test wrong? You can report it after you submit an answer.
              </span>
            )
          )}
        </p>
      )}
      <DisputeDialog challenge={challenge} open={disputing} onClose={() => setDisputing(false)} />
    </section>
  );
}

function limitsText({ version }: ChallengeDetail, language: Language): string {
  const { tests_total: total, test_names: names } = version;
  const shown = names.filter(({ visible }) => visible).length;
  const { timeMs, memoryMb } = limitsIn(language, version.limits);
  const time = timeMs < 1000 ? `${timeMs} ms` : `${(timeMs / 1000).toLocaleString("en")} s`;
  const inLanguage = isCompiled(language) ? ` in ${languageName(language)}` : "";
  return `Each test may take ${time} and ${memoryMb} MB${inLanguage}. ${shown} tests are shown, ${total - shown} hidden.`;
}

/** Tests that people found, with their names where they let themselves be found. */
function FinderCredits({ challenge: { counterexamples } }: { challenge: ChallengeDetail }) {
  if (counterexamples.length === 0) return null;
  return (
    <ul className="mt-3 text-13 text-muted">
      {counterexamples.map((one) => (
        <li key={`${one.test_name} ${one.confirmed_at}`}>
          The test “<bdi>{one.test_name}</bdi>” was found by{" "}
          {one.found_by ? (
            <TextLink href={paths.user(one.found_by.slug)}>
              <bdi>{one.found_by.full_name}</bdi>
            </TextLink>
          ) : (
            "someone who solved it"
          )}
          .
        </li>
      ))}
    </ul>
  );
}
