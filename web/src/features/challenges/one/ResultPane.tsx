import type { ReactNode } from "react";
import type { ChallengeDetail } from "@/lib/database.types";
import { cx } from "@/ui/cx";
import { LinkTabs } from "@/ui/LinkTabs";
import type { OwnInput } from "../queries";
import { AttemptList } from "./AttemptList";
import { OwnInputForm } from "./OwnInputForm";
import type { Part, Place } from "./place";
import { ResultView } from "./ResultView";
import { SolutionView } from "./SolutionView";
import type { Judging } from "./use-judging";

type Props = {
  challenge: ChallengeDetail;
  judging: Judging;
  place: Place;
  href: (to: Partial<Place>) => string;
  onRun: (input: OwnInput) => void;
  className?: string | undefined;
};

/** Below the editor: the verdicts, an input of one's own, the attempts, and what solved it. */
export function ResultPane({ challenge, judging, place, href, onRun, className }: Props) {
  const attempts = challenge.submissions.filter(({ kind }) => kind === "submit").length;
  const part: Part = place.part === "solution" && !challenge.solutions ? "result" : place.part;
  const at = (show: Part) => href({ part: show, pane: "results" });
  const views: Record<Part, ReactNode> = {
    result: <ResultView challenge={challenge} judging={judging} />,
    input: <OwnInputForm challenge={challenge} judging={judging} onRun={onRun} />,
    attempts: <AttemptList challenge={challenge} href={href} />,
    solution: <SolutionView challenge={challenge} />,
  };
  return (
    <section
      aria-label="Results"
      className={cx(
        "flex min-h-0 flex-col border-line-strong bg-paper max-md:grow md:h-[42%] md:shrink-0 md:border-t",
        className,
      )}
    >
      <LinkTabs
        label="Results"
        current={part}
        className="shrink-0 px-4"
        tabs={[
          { key: "result", label: "Result", href: at("result") },
          { key: "input", label: "Own input", href: at("input") },
          { key: "attempts", label: "Attempts", count: attempts, href: at("attempts") },
          ...(challenge.solutions
            ? [{ key: "solution", label: "Reference", href: at("solution") }]
            : []),
        ]}
      />
      <div className="min-h-0 grow overflow-y-auto px-4 py-4">{views[part]}</div>
    </section>
  );
}
