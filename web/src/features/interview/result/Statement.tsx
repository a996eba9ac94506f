import type { Result } from "@/entities/interview/answer";
import { MarkdownText } from "@/ui/MarkdownText";

type Props = {
  result: Result;
  /** What opens it. */
  label?: string;
};

/** What was asked, closed until somebody wants to read it. */
export function Statement({ result: { problem }, label = "Read the problem again" }: Props) {
  return (
    <details className="group border-line border-t">
      <summary className="flex min-h-row items-center text-16 font-semibold">
        <span className="group-open:hidden">{label}</span>
        <span className="hidden group-open:inline">The problem</span>
      </summary>
      <div className="max-w-reading pb-6">
        <MarkdownText text={problem.statement} headingLevel={3} />
      </div>
    </details>
  );
}
