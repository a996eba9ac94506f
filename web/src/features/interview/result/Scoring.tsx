import type { Result } from "@/entities/interview/answer";
import { Progress } from "@/ui/Progress";
import { PlainAnswer } from "./PlainAnswer";

/** While it is scored: how long that takes, and what was handed in. */
export function Scoring({ result }: { result: Result }) {
  const withModel = result.scored_by?.kind === "model";
  return (
    <>
      <section aria-label="Being scored" className="border-line border-y py-5">
        <Progress label="Being scored" value={null} max={1} text="" className="max-w-form" />
        <p className="mt-3 max-w-measure">
          {withModel
            ? "A model answers the yes/no questions, some of them several times. This can take a few minutes."
            : "Every check is evaluated. This takes a few seconds."}{" "}
          The result appears here automatically. You can leave this page.
        </p>
      </section>
      <PlainAnswer result={result} />
    </>
  );
}
