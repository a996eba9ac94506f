import { Popover } from "radix-ui";
import type { RefObject } from "react";
import { useLayerContainer } from "../layer-container";
import { type Criterion, pointsText, stateWords } from "./match";
import { ProofGlyph } from "./ProofGlyph";

type Props = {
  criterion: Criterion | null;
  /** Whether the figures may be shown. */
  exact: boolean;
  /** The segment it points at. */
  anchor: RefObject<HTMLElement | null>;
};

/** The name of a segment beside it. Only for the eye: the segment itself carries the same words. */
export function SegmentTip({ criterion, exact, anchor }: Props) {
  const container = useLayerContainer();
  return (
    <Popover.Root open={criterion !== null}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Popover.Portal container={container}>
        <Popover.Content
          role="presentation"
          aria-hidden="true"
          side="top"
          sideOffset={10}
          collisionPadding={8}
          updatePositionStrategy="always"
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          className="layer-box pointer-events-none z-toast max-w-72 animate-fade-in px-3 py-2 text-13"
        >
          {criterion && (
            <>
              <span className="flex items-center gap-1.5 font-semibold">
                {criterion.state === "proved" && <ProofGlyph />}
                {criterion.label}
                <span className="grow pl-4 text-right font-mono text-12 font-normal text-muted">
                  {pointsText(criterion, exact)}
                </span>
              </span>
              <span className="block text-muted">
                {criterion.detail || stateWords[criterion.state]}
              </span>
            </>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
