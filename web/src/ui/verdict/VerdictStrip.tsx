import { type CSSProperties, type KeyboardEvent, useRef, useState } from "react";
import { cx } from "../cx";
import { VisuallyHidden } from "../VisuallyHidden";
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
  const { shown, point, leave, anchor } = usePointed();
  return (
    <span className={cx("block", className)}>
      <span aria-hidden="true" data-size="sm" className="verdict-strip">
        {tests.map((test) => (
          <span
            key={test.position}
            data-state={test.state}
            onPointerEnter={(event) => point(test, event.currentTarget)}
            onPointerLeave={leave}
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
  const { shown, point, leave, anchor } = usePointed();
  const [stop, setStop] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const at = Math.min(stop, tests.length - 1);

  const walk = (event: KeyboardEvent, index: number) => {
    const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tests.length - 1 }[
      event.key
    ];
    if (event.key === "Escape" && shown !== null) {
      event.stopPropagation();
      leave();
    }
    if (to === undefined || to < 0 || to >= tests.length) return;
    event.preventDefault();
    setStop(to);
    const next = bar.current?.children[to];
    if (next instanceof HTMLElement) next.focus();
  };

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
            tabIndex={index === at ? 0 : -1}
            data-state={test.state}
            onPointerEnter={(event) => point(test, event.currentTarget)}
            onPointerLeave={leave}
            onFocus={(event) => {
              setStop(index);
              point(test, event.currentTarget);
            }}
            onBlur={leave}
            onKeyDown={(event) => walk(event, index)}
            onClick={(event) => {
              point(test, event.currentTarget);
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

/** Which cell the pointer or the focus is on. */
function usePointed() {
  const [shown, setShown] = useState<number | null>(null);
  const anchor = useRef<HTMLElement | null>(null);
  return {
    shown,
    anchor,
    point: (test: StripTest, element: HTMLElement) => {
      anchor.current = element;
      setShown(test.position);
    },
    leave: () => setShown(null),
  };
}
