import type { ReactNode } from "react";
import { languageName } from "@/entities/language/language-name";
import { limitsIn } from "@/entities/language/limits";
import { memoryText, timeText } from "@/entities/verdict/verdict";
import type { ProofSolution, ProofVersion } from "@/lib/database.types";
import { CopyButton } from "@/ui/CopyButton";
import { CodeEditor } from "@/ui/code/CodeEditor";
import { RelativeTime } from "@/ui/RelativeTime";

type Props = {
  solution: ProofSolution;
  limits: ProofVersion["limits"] | null;
  /** In the place of code that the reader doesn't get. */
  hiddenNote: ReactNode;
  /** Between the figures and the code. */
  children?: ReactNode;
};

/** An accepted answer in one language: what judging measured, and its code. */
export function SolutionCode({ solution, limits, hiddenNote, children }: Props) {
  const { source } = solution;
  const language = languageName(solution.language);
  return (
    <section aria-label={language} className="mb-8 min-w-0 last:mb-0">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4">
        <h3 className="text-14">{language}</h3>
        {source !== null && <CopyButton text={source} label="Copy the code" />}
      </div>
      <p className="text-13 text-muted">
        <RelativeTime at={solution.submitted_at} />
        {measured(solution, limits).map((one) => ` · ${one}`)}
      </p>
      {children}
      {source === null ? (
        <p className="mt-2 border border-line bg-sunken px-4 py-6 text-center text-muted">
          {hiddenNote}
        </p>
      ) : (
        <CodeEditor
          readOnly
          label={`Accepted code, ${language}`}
          language={solution.language}
          value={source.trimEnd()}
          className="mt-2 max-h-[640px] border border-line"
        />
      )}
    </section>
  );
}

function measured(
  { passed, total, language, time_ms: time, memory_kib: memory }: ProofSolution,
  limits: Props["limits"],
): string[] {
  const most = limits && limitsIn(language, limits);
  return [
    ...(passed !== null && total !== null ? [`${passed} of ${total} tests passed`] : []),
    ...(time !== null ? [`CPU time ${timeText(time, most?.timeMs)}`] : []),
    ...(memory !== null ? [`memory ${memoryText(memory, most?.memoryMb)}`] : []),
  ];
}
