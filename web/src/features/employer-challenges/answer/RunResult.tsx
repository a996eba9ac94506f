import { useState } from "react";
import { VerdictStrip } from "@/entities/verdict/VerdictStrip";
import type { StripTest } from "@/entities/verdict/verdict";
import type { ChallengeDocument, JudgedTest } from "@/lib/database.types";
import { type Verdict, verdictLabels } from "@/lib/vocabulary.generated";
import { SkeletonBar } from "@/ui/Skeleton";
import type { Run } from "./queries";

type Props = { run: Run | null; document: ChallengeDocument };

/** What a run came to, filled as the verdicts arrive. */
export function RunResult({ run, document }: Props) {
  const [chosen, setChosen] = useState<number | null>(null);
  if (!run) return <SkeletonBar className="h-8 w-full" />;
  const done = run.state === "done";
  if (run.custom_input) {
    const [only] = run.submission_tests;
    return (
      <section aria-label="Result on your input" aria-live="polite" className="grid gap-2">
        <p className="font-semibold">{done ? "Your input" : "Running on your input"}</p>
        {only && <Details test={only} expected={undefined} />}
        {done && !only && <p className="text-stop">{wordsOf(run)}</p>}
      </section>
    );
  }
  const strip: StripTest[] = (document.tests ?? []).flatMap((test, place) => {
    if (!test.visible) return [];
    const judged = run.submission_tests.find(({ position }) => position === place + 1);
    return [
      {
        position: place + 1,
        name: test.name,
        visible: true,
        state: judged ? (judged.verdict as Verdict) : done ? "not_run" : "waiting",
        timeMs: judged?.time_ms ?? null,
        memoryKib: judged?.memory_kib ?? null,
      },
    ];
  });
  const failed = strip.find(({ state }) => !["accepted", "waiting", "not_run"].includes(state));
  const shown = chosen ?? failed?.position ?? null;
  const test = run.submission_tests.find(({ position }) => position === shown);
  return (
    <section aria-label="Result of the run" className="grid gap-3">
      <p role="status" className="font-semibold">
        {done ? wordsOf(run) : "Running"}
      </p>
      <VerdictStrip tests={strip} selected={shown} onSelect={setChosen} />
      {run.message && (
        <p className="font-mono text-13 text-stop">
          {run.message}
          {run.line !== null && ` (line ${run.line})`}
        </p>
      )}
      {test && <Details test={test} expected={document.tests?.[test.position - 1]?.expected} />}
    </section>
  );
}

function wordsOf({ verdict, passed, total }: Run): string {
  const label = verdict ? (verdictLabels[verdict as Verdict] ?? verdict) : "No verdict";
  return total ? `${label}: ${passed ?? 0} of ${total} visible tests` : label;
}

function Details({ test, expected }: { test: JudgedTest; expected: unknown }) {
  const lines: [string, string | null][] = [
    ["Test", test.name],
    ["Expected", expected === undefined ? null : JSON.stringify(expected)],
    ["Returned", test.got === null || test.got === undefined ? null : JSON.stringify(test.got)],
    ["Printed", test.stdout || null],
    ["Said", test.message ? `${test.message}${test.line ? ` (line ${test.line})` : ""}` : null],
  ];
  return (
    <dl className="grid gap-1.5 rounded-control bg-sunken px-4 py-3 font-mono text-13">
      {lines.map(
        ([term, text]) =>
          text !== null && (
            <div key={term} className="flex gap-4">
              <dt className="w-20 shrink-0 text-muted">{term}</dt>
              <dd className="min-w-0 grow whitespace-pre-wrap break-words">{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
