import type { MatchCriterion, MatchSummary } from "@/lib/database.types";
import { cx } from "@/ui/cx";
import { useCells } from "@/ui/use-cells";
import { VisuallyHidden } from "@/ui/VisuallyHidden";
import { criterionText, summaryText } from "./match";
import { SegmentTip } from "./SegmentTip";

type Props = {
  match: MatchSummary;
  /**
   * `sm` in rows: hover names a segment, screen readers get the text, nothing takes the focus, so it
   * may stand inside a link. `md` and `lg`: each segment can be reached and touched; arrows walk them.
   */
  size?: "sm" | "md" | "lg" | undefined;
  /** Press on a segment: opens its receipt, say. Not at size `sm`. */
  onSegment?: ((criterion: MatchCriterion) => void) | undefined;
  className?: string | undefined;
};

/** A match as one bar: the job's criteria, as wide as their weight, filled by what is known. */
export function EvidenceBar({ match, size = "lg", onSegment, className }: Props) {
  const drawn = match.criteria.filter((criterion) => criterion.weight > 0);
  const { shown, anchor, bar, point, hovered, reached } = useCells<string>(drawn.length);
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
              {...hovered(criterion.key)}
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
            data-state={criterion.state}
            style={{ flexGrow: criterion.weight }}
            {...reached(criterion.key, index)}
            onClick={(event) => {
              point(criterion.key, event.currentTarget);
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
