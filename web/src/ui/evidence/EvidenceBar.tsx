import { type KeyboardEvent, useRef, useState } from "react";
import { cx } from "../cx";
import { VisuallyHidden } from "../VisuallyHidden";
import { type Criterion, criterionText, type MatchSummary, summaryText } from "./match";
import { SegmentTip } from "./SegmentTip";

type Props = {
  match: MatchSummary;
  /**
   * `sm` in rows: hover names a segment, screen readers get the text, nothing takes the focus, so it
   * may stand inside a link. `md` and `lg`: each segment can be reached and touched; arrows walk them.
   */
  size?: "sm" | "md" | "lg" | undefined;
  /** Press on a segment: opens its receipt, say. Not at size `sm`. */
  onSegment?: ((criterion: Criterion) => void) | undefined;
  className?: string | undefined;
};

/** A match as one bar: the job's criteria, as wide as their weight, filled by what is known. */
export function EvidenceBar({ match, size = "lg", onSegment, className }: Props) {
  const drawn = match.criteria.filter((criterion) => criterion.weight > 0);
  const [shown, setShown] = useState<string | null>(null);
  const [stop, setStop] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLElement | null>(null);

  const point = (criterion: Criterion, element: HTMLElement) => {
    anchor.current = element;
    setShown(criterion.key);
  };
  const leave = () => setShown(null);
  const tip = (
    <SegmentTip
      criterion={drawn.find(({ key }) => key === shown) ?? null}
      exact={match.exact}
      anchor={anchor}
    />
  );

  if (size === "sm") {
    return (
      <span className={cx("block", className)}>
        <span aria-hidden="true" data-size="sm" className="evidence-bar">
          {drawn.map((criterion) => (
            <span
              key={criterion.key}
              data-state={criterion.state}
              style={{ flexGrow: criterion.weight }}
              onPointerEnter={(event) => point(criterion, event.currentTarget)}
              onPointerLeave={leave}
              className="evidence-segment"
            />
          ))}
        </span>
        <VisuallyHidden>
          {summaryText(match)}{" "}
          {drawn.map((criterion) => criterionText(criterion, match.exact)).join(" ")}
        </VisuallyHidden>
        {tip}
      </span>
    );
  }

  const walk = (event: KeyboardEvent, index: number) => {
    const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: drawn.length - 1 }[
      event.key
    ];
    if (event.key === "Escape" && shown !== null) {
      event.stopPropagation();
      leave();
    }
    if (to === undefined || to < 0 || to >= drawn.length) return;
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
        aria-label={summaryText(match)}
        data-size={size}
        className="evidence-bar"
      >
        {drawn.map((criterion, index) => (
          <button
            key={criterion.key}
            type="button"
            aria-label={criterionText(criterion, match.exact)}
            tabIndex={index === Math.min(stop, drawn.length - 1) ? 0 : -1}
            data-state={criterion.state}
            style={{ flexGrow: criterion.weight }}
            onPointerEnter={(event) => point(criterion, event.currentTarget)}
            onPointerLeave={leave}
            onFocus={(event) => {
              setStop(index);
              point(criterion, event.currentTarget);
            }}
            onBlur={leave}
            onKeyDown={(event) => walk(event, index)}
            onClick={(event) => {
              point(criterion, event.currentTarget);
              onSegment?.(criterion);
            }}
            className="evidence-segment"
          />
        ))}
      </div>
      {tip}
    </div>
  );
}
