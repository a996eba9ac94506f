import type { ReactNode } from "react";
import { limitsIn } from "@/entities/language/limits";
import { usageText } from "@/entities/verdict/verdict";
import type { ChallengeVersion, Json, VisibleTest } from "@/lib/database.types";
import { type Verdict, verdictLabels } from "@/lib/vocabulary.generated";
import type { TestResult } from "../queries";
import { parameterNames, TestInput } from "./Examples";
import { ValueDiff } from "./ValueDiff";

type Props = {
  result: TestResult;
  /** Its data, when they may be seen; an own input has no expected value. */
  test: (Omit<VisibleTest, "expected"> & { expected?: Json }) | null;
  version: ChallengeVersion;
  /** What the answer is written in. */
  language: string;
};

/** What a test found: its input, what was expected and what came; of a hidden one its name alone. */
export function TestDetail({ result, test, version, language }: Props) {
  const { verdict, message, line, stdout } = result;
  const usage = usageText(
    { ...result, state: verdict, timeMs: result.time_ms, memoryKib: result.memory_kib },
    limitsIn(language, version.limits),
  );
  return (
    <section aria-label={`Test ${result.position}`} className="mt-5">
      <h3 className="flex flex-wrap items-baseline gap-x-3 text-14">
        <bdi>{result.name}</bdi>
        <span className="font-normal text-muted">{verdictLabels[verdict]}</span>
        <span className="font-mono text-12 font-normal text-muted">{usage}</span>
      </h3>
      {!result.visible && <p className="mt-1 max-w-measure text-muted">{hiddenText(verdict)}</p>}
      {message && (
        <pre
          tabIndex={0}
          className="mt-2 max-h-40 overflow-auto whitespace-pre-wrap border-stop border-l-2 bg-stop-tint px-3 py-2 font-mono text-13 text-stop"
        >
          {line !== null && `Line ${line}: `}
          {message}
        </pre>
      )}
      {result.visible && test && (
        <div className="mt-3 grid gap-4">
          <Part title="Input">
            <TestInput
              test={{ ...test, expected: test.expected ?? null }}
              names={parameterNames(version)}
            />
          </Part>
          <Values verdict={verdict} expected={test.expected} got={result.got} />
        </div>
      )}
      {stdout && (
        <Part title="Printed" className="mt-4">
          <pre
            tabIndex={0}
            className="max-h-60 overflow-auto whitespace-pre-wrap border-line border-l-2 pl-3 font-mono text-13"
          >
            {stdout}
          </pre>
        </Part>
      )}
    </section>
  );
}

function Values({
  verdict,
  expected,
  got,
}: {
  verdict: Verdict;
  expected: Json | undefined;
  got: Json | null;
}) {
  // What stopped gave nothing; what answered with null did.
  const answered = got !== null || verdict === "accepted" || verdict === "wrong_answer";
  if (expected === undefined) {
    return answered ? (
      <Part title="Your answer returned">
        <ValueDiff expected={got} got={got} />
      </Part>
    ) : null;
  }
  if (verdict === "accepted") {
    return (
      <Part title="Expected and actual">
        <ValueDiff expected={expected} got={expected} />
      </Part>
    );
  }
  return (
    <Part title={answered ? "Expected and actual" : "Expected"}>
      <ValueDiff expected={expected} got={answered ? got : expected} />
    </Part>
  );
}

function Part({
  title,
  children,
  className,
}: {
  title: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <div className={className}>
      <h4 className="mb-1 text-13 text-muted">{title}</h4>
      {children}
    </div>
  );
}

function hiddenText(verdict: Verdict): string {
  switch (verdict) {
    case "accepted":
      return "Passed. The test data is hidden.";
    case "time_limit":
      return "It took too long. The test data is hidden. Its name says what it tests.";
    case "memory_limit":
      return "It used too much memory. The test data is hidden.";
    case "internal_error":
      return "The judge failed on this test. It's our fault and doesn't count against you.";
    default:
      return "The test data is hidden. Its name says what it tests. Try a similar input of your own.";
  }
}
