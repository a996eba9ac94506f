import type { Result } from "@/entities/interview/answer";
import { MarkdownText } from "@/ui/MarkdownText";

/** What was asked, closed until somebody wants to read it again. */
export function Statement({ result: { problem } }: { result: Result }) {
  return (
    <details className="group border-line border-t">
      <summary className="flex min-h-row items-center text-16 font-semibold">
        <span className="group-open:hidden">Read the problem again</span>
        <span className="hidden group-open:inline">The problem</span>
      </summary>
      <div className="max-w-reading pb-6">
        <MarkdownText text={problem.statement} headingLevel={3} />
      </div>
    </details>
  );
}
