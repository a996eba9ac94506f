import { openedText } from "@/entities/match/what-if";
import type { ChallengeSuggestion, OpenedByProof } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { difficultyLabels } from "@/lib/vocabulary.generated";
import { relativeTime } from "@/ui/relative-time";
import { useNow } from "@/ui/use-now";
import { jobsAskText } from "../words";
import { NextStep } from "./NextStep";

/** What to do next, and why. */
export function NextSteps({ next }: { next: ChallengeSuggestion[] }) {
  const now = useNow();
  if (next.length === 0) {
    return (
      <p className="text-muted">
        You've passed every challenge. New challenges appear here when they're published.
      </p>
    );
  }
  return (
    <section aria-labelledby="next-title" className="max-lg:mt-4">
      <h2 id="next-title" className="text-14">
        What to do next
      </h2>
      <ul className="mt-1">
        {next.map((one) => (
          <NextStep key={one.slug} href={paths.challenge(one.slug)} title={one.title}>
            {reason(one, now)}
          </NextStep>
        ))}
      </ul>
    </section>
  );
}

function reason(one: ChallengeSuggestion, now: number): string {
  switch (one.why) {
    case "unfinished":
      return `started ${relativeTime(new Date(one.at), new Date(now))}`;
    case "opens_jobs":
      return `${stepText(one.proof)}, ${openedText(one.proof)}`;
    case "jobs_ask":
      return jobsAskText(one.jobs) ?? "";
    case "new_topic":
      return `${difficultyLabels[one.difficulty].toLowerCase()}, a topic where you haven't passed a challenge`;
    case "next_difficulty":
      return `${difficultyLabels[one.difficulty].toLowerCase()}, the next step up`;
  }
}

/** What passing it does for a skill: "shows Kafka", "counts toward proving Kafka". */
function stepText({ label, grade, challenges, challenge }: OpenedByProof): string {
  if (grade === "shown") return `shows ${label}`;
  const isHard = challenge?.difficulty === "hard" || challenge?.difficulty === "expert";
  const isEnough = (challenges ?? 1) <= (isHard ? 2 : 1);
  return isEnough ? `proves ${label}` : `counts toward proving ${label}`;
}
