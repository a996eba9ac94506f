import { Check } from "lucide-react";
import { cx } from "./cx";
import { VisuallyHidden } from "./VisuallyHidden";

type Props = {
  /** Names the way: "Complete your company". */
  label: string;
  steps: string[];
  /** From 0. Those before it are done. */
  current: number;
  /** Lets a reader go back to a step already done. */
  onGo?: ((step: number) => void) | undefined;
};

/** Where one is on a way of a few steps. Each step is a ruled column; on a phone only the current one has its name. */
export function Stepper({ label, steps, current, onGo }: Props) {
  return (
    <ol aria-label={label} className="flex gap-2">
      {steps.map((step, index) => {
        const done = index < current;
        const here = index === current;
        const inside = (
          <>
            <span className="font-mono text-12 text-muted">
              {done ? (
                <Check size={14} strokeWidth={2} aria-hidden className="inline" />
              ) : (
                index + 1
              )}
            </span>
            <span className={cx("truncate", here ? "font-semibold" : "text-muted max-md:sr-only")}>
              {step}
            </span>
            {done && <VisuallyHidden>, done</VisuallyHidden>}
          </>
        );
        const look = "flex w-full items-baseline gap-2 pt-2 text-left";
        return (
          <li
            key={step}
            aria-current={here ? "step" : undefined}
            className={cx(
              "min-w-0 border-t-2",
              here ? "grow border-ink" : "border-line-strong md:grow",
              done && "border-muted",
              !here && "max-md:min-w-10",
            )}
          >
            {done && onGo ? (
              <button
                type="button"
                onClick={() => onGo(index)}
                className={cx(look, "hover:text-action")}
              >
                {inside}
              </button>
            ) : (
              <span className={look}>{inside}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
