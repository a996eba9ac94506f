import type { CSSProperties } from "react";
import { cx } from "@/ui/cx";
import { useCells } from "@/ui/use-cells";
import { VisuallyHidden } from "@/ui/VisuallyHidden";
import { VerdictTip } from "./VerdictTip";
import { type Limits, type StripTest, stripText, testText } from "./verdict";

type Props = {
  /** One for each test, in order; those without a verdict yet are `waiting`. */
  tests: StripTest[];
  /** For "38 ms of 2,000" beside a cell. */
  limits?: Limits | null | undefined;
  /**
   * `sm` is an attempt of the history: hover names a cell, screen readers get the text, nothing takes the
   * focus, so it may stand inside a link. In `lg` each cell can be reached and touched; arrows walk them.
   */
  size?: "sm" | "lg" | undefined;
  /** The position of the test whose result is shown. */
  selected?: number | null | undefined;
  onSelect?: ((position: number) => void) | undefined;
  className?: string | undefined;
};

/** An answer as a strip: one cell per test, filled as the verdicts arrive. */
export function VerdictStrip(props: Props) {
  return props.size === "sm" ? <SmallStrip {...props} /> : <LargeStrip {...props} />;
}

function SmallStrip({ tests, limits, className }: Props) {
  const { shown, anchor, hovered } = useCells<number>(tests.length);
  return (
    <span className={cx("block", className)}>
      <span aria-hidden="true" data-size="sm" className="verdict-strip">
        {tests.map((test) => (
          <span
            key={test.position}
            data-state={test.state}
            {...hovered(test.position)}
            className="verdict-cell"
          />
        ))}
      </span>
      <VisuallyHidden>{stripText(tests)}</VisuallyHidden>
      <VerdictTip test={find(tests, shown)} limits={limits} anchor={anchor} />
    </span>
  );
}

function LargeStrip({ tests, limits, selected = null, onSelect, className }: Props) {
  const { shown, anchor, bar, point, reached } = useCells<number>(tests.length);

  return (
    <div className={className}>
      <div
        ref={bar}
        role="toolbar"
        aria-label={stripText(tests)}
        data-size="lg"
        style={{ "--cells": tests.length } as CSSProperties}
        className="verdict-strip"
      >
        {tests.map((test, index) => (
          <button
            key={test.position}
            type="button"
            aria-label={testText(test, limits)}
            aria-pressed={onSelect ? test.position === selected : undefined}
            data-state={test.state}
            {...reached(test.position, index)}
            onClick={(event) => {
              point(test.position, event.currentTarget);
              onSelect?.(test.position);
            }}
            className="verdict-cell"
          >
            {test.position}
          </button>
        ))}
      </div>
      <VerdictTip test={find(tests, shown)} limits={limits} anchor={anchor} />
    </div>
  );
}

function find(tests: StripTest[], position: number | null): StripTest | null {
  return tests.find((test) => test.position === position) ?? null;
}
