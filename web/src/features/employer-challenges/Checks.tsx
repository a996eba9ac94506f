import { languageName } from "@/entities/language/language-name";
import type { ReferenceCheck } from "@/lib/database.types";
import { type Verdict, verdictLabels } from "@/lib/vocabulary.generated";
import { Tag } from "@/ui/Tag";

/** How the judge found the reference solutions of what is published. Nothing when there are none. */
export function Checks({ checks }: { checks: ReferenceCheck[] }) {
  if (checks.length === 0) return null;
  return (
    <section aria-label="Reference solutions" className="pt-6">
      <h2 className="mb-2 text-16">Reference solutions</h2>
      <ul className="border-line border-t">
        {checks.map((check) => (
          <li key={check.language} className="border-line border-b py-2.5">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold">{languageName(check.language)}</span>
              <Tag tone={toneOf(check)}>{wordsOf(check)}</Tag>
              {check.total !== null && check.state === "done" && (
                <span className="text-13 text-muted tabular-nums">
                  {check.passed ?? 0} of {check.total} tests
                </span>
              )}
            </p>
            {check.failed.length > 0 && (
              <p className="mt-1 text-13 text-muted">
                Fails: {check.failed.map(({ name }) => name).join(", ")}. Correct answers could be
                judged wrong. Check these tests.
              </p>
            )}
            {check.message && <p className="mt-1 font-mono text-13 text-muted">{check.message}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function wordsOf({ state, verdict }: ReferenceCheck): string {
  if (state !== "done") return "Being judged";
  return verdict ? (verdictLabels[verdict as Verdict] ?? verdict) : "No verdict";
}

function toneOf({ state, verdict }: ReferenceCheck): "plain" | "wait" | "stop" {
  if (state !== "done") return "wait";
  return verdict === "accepted" ? "plain" : "stop";
}
