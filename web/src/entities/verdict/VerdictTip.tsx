import type { RefObject } from "react";
import { PointTip } from "@/ui/PointTip";
import { cellLabel, type Limits, type StripTest, usageText } from "./verdict";

type Props = {
  test: StripTest | null;
  limits?: Limits | null | undefined;
  /** The cell it points at. */
  anchor: RefObject<HTMLElement | null>;
};

/** The name of a test beside its cell. Only for the eye: the cell itself carries the same words. */
export function VerdictTip({ test, limits, anchor }: Props) {
  return (
    <PointTip anchor={anchor} sideOffset={8}>
      {test && (
        <>
          <span className="block font-semibold">
            {test.position}. <bdi>{test.name}</bdi>
          </span>
          <span className="block text-muted">
            {cellLabel(test.state)}
            {!test.visible && " · hidden"}
          </span>
          {usageText(test, limits) && (
            <span className="block font-mono text-12 text-muted">{usageText(test, limits)}</span>
          )}
        </>
      )}
    </PointTip>
  );
}
