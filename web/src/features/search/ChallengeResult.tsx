import { languageName } from "@/entities/language/language-name";
import type { ChallengeFound } from "@/lib/database.types";

/** What a row says of a challenge. Nothing in it can be pressed: the row itself is the link. */
export function ChallengeResult({ challenge }: { challenge: ChallengeFound }) {
  const about = [
    challenge.difficulty,
    challenge.topic.replaceAll("-", " "),
    challenge.minutes && `about ${challenge.minutes} min`,
    challenge.languages.map(languageName).join(", "),
    `passed by ${challenge.solved_by.toLocaleString()}`,
  ].filter(Boolean);
  return (
    <span className="block min-w-0">
      <span className="flex items-baseline justify-between gap-4">
        <span className="min-w-0 font-semibold">{challenge.title}</span>
        {challenge.solved && <span className="shrink-0 text-muted">You passed</span>}
      </span>
      <span className="mt-0.5 block">{challenge.summary}</span>
      <span className="mt-0.5 block text-muted first-letter:uppercase">{about.join(" · ")}</span>
    </span>
  );
}
