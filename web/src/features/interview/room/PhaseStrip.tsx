import type { Rubric } from "@/entities/interview/answer";
import type { Phase } from "@/lib/vocabulary.generated";
import { cx } from "@/ui/cx";

type Props = {
  phases: Rubric["phases"];
  current: Phase;
  onPhase: (phase: Phase) => void;
  /** The time that is over, from 0 to 1. */
  share: number;
  /** Little is left. */
  isLate: boolean;
  /** What is left, in words. */
  left: string;
};

/**
 * The phases, each as wide as its minutes, over the time that runs through them: one sees where one is and
 * where one would be. They guide and never lock.
 */
export function PhaseStrip({ phases, current, onPhase, share, isLate, left }: Props) {
  const columns = phases.map(({ minutes }) => `${minutes}fr`).join(" ");
  return (
    <nav aria-label="Phases" className="shrink-0">
      <ol className="grid max-md:grid-cols-5" style={{ gridTemplateColumns: columns }}>
        {phases.map(({ id, title, minutes }, at) => (
          <li key={id} className="min-w-0 border-line not-last:border-r">
            <button
              type="button"
              aria-current={id === current ? "step" : undefined}
              aria-keyshortcuts={String(at + 1)}
              title={`${title}: about ${minutes} minutes`}
              onClick={() => onPhase(id)}
              className={cx(
                "flex h-11 w-full items-center gap-2 px-3 text-left text-13 leading-4 -outline-offset-2 transition-colors max-lg:px-2 max-md:justify-center max-md:px-0",
                id === current
                  ? "bg-sunken font-semibold text-ink"
                  : "text-muted hover:bg-line hover:text-ink",
              )}
            >
              <span className="font-mono text-12 md:max-lg:sr-only">{at + 1}</span>
              <span className="line-clamp-2 max-md:sr-only">{title}</span>
              <span className="ml-auto shrink-0 font-normal text-12 text-muted tabular-nums max-xl:sr-only">
                {minutes} min
              </span>
            </button>
          </li>
        ))}
      </ol>
      <div
        role="progressbar"
        aria-label="Time"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={left}
        className="relative h-1.5 bg-line-strong"
      >
        <div
          className={cx("h-full", isLate ? "bg-wait" : "bg-action")}
          style={{ width: `${share * 100}%` }}
        />
        <div
          aria-hidden="true"
          className="absolute inset-0 grid"
          style={{ gridTemplateColumns: columns }}
        >
          {phases.map(({ id }) => (
            <span key={id} className="border-paper not-last:border-r-2" />
          ))}
        </div>
      </div>
    </nav>
  );
}
