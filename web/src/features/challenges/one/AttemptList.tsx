import { languageName } from "@/entities/language/language-name";
import { VerdictStrip } from "@/entities/verdict/VerdictStrip";
import { timeText } from "@/entities/verdict/verdict";
import type { ChallengeAttempt, ChallengeDetail } from "@/lib/database.types";
import { verdictLabels } from "@/lib/vocabulary.generated";
import { EmptyState } from "@/ui/EmptyState";
import { RelativeTime } from "@/ui/RelativeTime";
import { RowLink, RowList } from "@/ui/Rows";
import { stripOf } from "./attempts";
import type { Place } from "./place";

type Props = { challenge: ChallengeDetail; href: (to: Partial<Place>) => string };

/** Every answer that was judged, the newest first. Each opens with its code. */
export function AttemptList({ challenge, href }: Props) {
  const { submissions: attempts, version } = challenge;
  if (attempts.length === 0) {
    return (
      <EmptyState level={3} title="No attempts yet">
        Your submissions appear here with their code and verdicts.
      </EmptyState>
    );
  }
  const numbers = numbered(attempts);
  return (
    <RowList label="Attempts">
      {attempts.map((attempt) => {
        const isCurrent = attempt.version === version.version;
        return (
          <RowLink key={attempt.id} href={href({ attempt: attempt.id })}>
            <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <span className="w-44 min-w-0 shrink-0">
                <span className="block truncate font-semibold">
                  {attempt.verdict ? verdictLabels[attempt.verdict] : "Being judged"}
                </span>
                <span className="block truncate text-13 text-muted">{numbers.get(attempt.id)}</span>
              </span>
              <span className="min-w-24 grow">
                {attempt.tests.length > 0 && (
                  <VerdictStrip
                    size="sm"
                    tests={stripOf(attempt, attempt.tests, isCurrent ? version.test_names : [])}
                  />
                )}
              </span>
              <span className="w-20 text-13 text-muted max-md:w-auto">
                {languageName(attempt.language)}
              </span>
              <span className="w-20 text-right font-mono text-12 text-muted max-md:w-auto">
                {attempt.time_ms !== null && timeText(attempt.time_ms)}
              </span>
              <span className="w-28 text-right text-13 text-muted max-md:w-auto">
                <RelativeTime at={attempt.queued_at} />
              </span>
            </span>
          </RowLink>
        );
      })}
    </RowList>
  );
}

/** What each is called: "Attempt 3", "Attempt 1 on newer tests". */
export function numbered(attempts: ChallengeAttempt[]): Map<string, string> {
  const names = new Map<string, string>();
  const submitted = attempts.filter(({ kind }) => kind === "submit");
  for (const [index, { id }] of submitted.entries()) {
    names.set(id, `Attempt ${submitted.length - index}`);
  }
  for (const { id, original_id: original } of attempts) {
    if (names.has(id)) continue;
    const of = original ? names.get(original) : undefined;
    names.set(id, of ? `${of} on newer tests` : "Judged again on newer tests");
  }
  return names;
}
