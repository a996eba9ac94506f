import { lazy, Suspense } from "react";
import type { Result } from "@/entities/interview/answer";
import { SkeletonText } from "@/ui/Skeleton";

const Markdown = lazy(async () => ({ default: (await import("@/ui/Markdown")).Markdown }));

/** What was asked, closed until somebody wants to read it again. */
export function Statement({ result: { problem } }: { result: Result }) {
  return (
    <details className="group border-line border-t">
      <summary className="flex min-h-row items-center text-16 font-semibold">
        <span className="group-open:hidden">Read the problem again</span>
        <span className="hidden group-open:inline">The problem</span>
      </summary>
      <div className="max-w-reading pb-6">
        <Suspense fallback={<SkeletonText lines={8} />}>
          <Markdown text={problem.statement} headingLevel={3} />
        </Suspense>
      </div>
    </details>
  );
}
