import type { RefObject } from "react";
import type { MatchCriterion } from "@/lib/database.types";
import { criterionStateLabels } from "@/lib/vocabulary.generated";
import { PointTip } from "@/ui/PointTip";
import { ProofGlyph } from "@/ui/ProofGlyph";
import { isVerified, pointsText } from "./match";

type Props = {
  criterion: MatchCriterion | null;
  /** Whether the figures may be shown. */
  exact: boolean;
  /** The segment it points at. */
  anchor: RefObject<HTMLElement | null>;
};

/** The name of a segment beside it. Only for the eye: the segment itself carries the same words. */
export function SegmentTip({ criterion, exact, anchor }: Props) {
  return (
    <PointTip anchor={anchor} sideOffset={10}>
      {criterion && (
        <>
          <span className="flex items-center gap-1.5 font-semibold">
            {isVerified(criterion.state) && <ProofGlyph />}
            {criterion.label}
            <span className="grow pl-4 text-right font-mono text-12 font-normal text-muted">
              {pointsText(criterion, exact)}
            </span>
          </span>
          <span className="block text-muted">
            {criterion.detail || criterionStateLabels[criterion.state]}
          </span>
        </>
      )}
    </PointTip>
  );
}
