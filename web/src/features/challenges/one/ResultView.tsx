import { useState } from "react";
import { limitsIn } from "@/entities/language/limits";
import { VerdictStrip } from "@/entities/verdict/VerdictStrip";
import { memoryText, timeText } from "@/entities/verdict/verdict";
import type { ChallengeDetail } from "@/lib/database.types";
import { explain } from "@/lib/errors";
import { Banner } from "@/ui/Banner";
import { EmptyState } from "@/ui/EmptyState";
import { FailedState } from "@/ui/FailedState";
import { ProofGlyph } from "@/ui/ProofGlyph";
import { Loading, SkeletonBar } from "@/ui/Skeleton";
import type { AttemptState } from "../queries";
import { firstToSee, headline, ownTest, stripOf } from "./attempts";
import { ProofLink } from "./ProofLink";
import { TestDetail } from "./TestDetail";
import type { Judging } from "./use-judging";

/** The newest answer, or run, as the judge sees it: the strip, and the test that is looked at. */
export function ResultView({
  challenge,
  judging,
}: {
  challenge: ChallengeDetail;
  judging: Judging;
}) {
  const { attempt, results, refusal, failure } = judging;
  const [chosen, setChosen] = useState<{ of: string; position: number } | null>(null);
  const { limits } = challenge.version;
  const refused = refusal && (
    <Banner live tone="stop" title="Not submitted." className="mb-4">
      {explain(refusal).sentence} Your answer is still in the editor.
    </Banner>
  );
  if (!attempt && failure) {
    return (
      <FailedState
        level={3}
        title="The verdicts could not be loaded"
        requestId={explain(failure).requestId}
        onRetry={judging.retry}
      >
        {explain(failure).sentence} Your results are saved.
      </FailedState>
    );
  }
  if (!attempt && challenge.submissions.some(({ kind }) => kind === "submit")) {
    return (
      <Loading label="Loading the verdicts">
        <SkeletonBar className="mb-3 h-4 w-60" />
        <SkeletonBar className="h-7 w-full" />
      </Loading>
    );
  }
  if (!attempt) {
    return (
      <>
        {refused}
        <EmptyState level={3} title="Nothing judged yet">
          Run tries your code on the visible tests and doesn't count. Submit judges it on all{" "}
          {challenge.version.tests_total}.
        </EmptyState>
      </>
    );
  }

  const tests = testsOf(challenge, judging, attempt);
  const selected = chosen?.of === attempt.id ? chosen.position : firstToSee(tests);
  const result = results.find(({ position }) => position === selected) ?? null;
  return (
    <>
      {refused}
      <Headline challenge={challenge} judging={judging} attempt={attempt} />
      <VerdictStrip
        tests={tests}
        limits={limitsIn(attempt.language, limits)}
        selected={selected}
        onSelect={(position) => setChosen({ of: attempt.id, position })}
        className="mt-2"
      />
      <VerdictLine attempt={attempt} />
      {attempt.verdict === "accepted" && attempt.kind === "submit" && challenge.completion && (
        <p className="mt-3 text-muted">
          Employers can see that you passed. They see your code only if you show it.{" "}
          <ProofLink challenge={challenge} />
        </p>
      )}
      {result && (
        <TestDetail
          language={attempt.language}
          key={`${attempt.id} ${result.position}`}
          result={result}
          test={
            judging.input && attempt.kind === "run"
              ? { position: result.position, name: result.name, ...judging.input }
              : (challenge.version.visible_tests.find(
                  ({ position }) => position === result.position,
                ) ?? null)
          }
          version={challenge.version}
        />
      )}
    </>
  );
}

function testsOf({ version }: ChallengeDetail, { input, results }: Judging, attempt: AttemptState) {
  return stripOf(attempt, results, input && attempt.kind === "run" ? ownTest : version.test_names);
}

type HeadlineProps = { challenge: ChallengeDetail; judging: Judging; attempt: AttemptState };

function Headline({ challenge, judging, attempt }: HeadlineProps) {
  const { limits } = challenge.version;
  const tests = testsOf(challenge, judging, attempt);
  const { strong, rest } = headline(attempt, tests);
  const before = challenge.waiting - 1;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6">
      <p role="status">
        <strong className="inline-flex items-center gap-1.5 font-semibold">
          {strong}
          {attempt.verdict === "accepted" && attempt.kind === "submit" && <ProofGlyph />}
        </strong>{" "}
        <span className="text-muted">
          {rest}
          {attempt.state === "queued" &&
            (before > 0
              ? `${before} of your own ${before === 1 ? "is" : "are"} ahead of it`
              : "others may be ahead of you in the queue")}
        </span>
      </p>
      {attempt.time_ms !== null && attempt.memory_kib !== null && attempt.verdict !== null && (
        <p className="font-mono text-12 text-muted">
          {timeText(attempt.time_ms, limits.time_ms)} ·{" "}
          {memoryText(attempt.memory_kib, limits.memory_mb)}
        </p>
      )}
    </div>
  );
}

/** What the judge says of the answer as a whole: why it does not compile, or that the fault is ours. */
function VerdictLine({ attempt }: { attempt: AttemptState }) {
  if (attempt.verdict === "internal_error") {
    return (
      <p className="mt-3 max-w-measure text-muted">
        {attempt.message ?? "The judge retried and failed each time. Our staff has been notified."}{" "}
        It doesn't count against you. You can submit again at any time.
      </p>
    );
  }
  if (attempt.verdict !== "compile_error" || !attempt.message) return null;
  return (
    <pre
      tabIndex={0}
      className="mt-3 max-h-60 overflow-auto whitespace-pre-wrap border-stop border-l-2 bg-stop-tint px-3 py-2 font-mono text-13 text-stop"
    >
      {attempt.line !== null && `Line ${attempt.line}: `}
      {attempt.message}
    </pre>
  );
}
