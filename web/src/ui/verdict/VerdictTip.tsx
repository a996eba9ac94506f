import { Popover } from "radix-ui";
import type { RefObject } from "react";
import { useLayerContainer } from "../layer-container";
import { cellWords, type Limits, type StripTest, usageText } from "./verdict";

type Props = {
  test: StripTest | null;
  limits?: Limits | null | undefined;
  /** The cell it points at. */
  anchor: RefObject<HTMLElement | null>;
};

/** The name of a test beside its cell. Only for the eye: the cell itself carries the same words. */
export function VerdictTip({ test, limits, anchor }: Props) {
  const container = useLayerContainer();
  return (
    <Popover.Root open={test !== null}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Popover.Portal container={container}>
        <Popover.Content
          role="presentation"
          aria-hidden="true"
          side="top"
          sideOffset={8}
          collisionPadding={8}
          updatePositionStrategy="always"
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          className="layer-box pointer-events-none z-toast max-w-72 animate-fade-in px-3 py-2 text-13"
        >
          {test && (
            <>
              <span className="block font-semibold">
                {test.position}. <bdi>{test.name}</bdi>
              </span>
              <span className="block text-muted">
                {cellWords(test.state)}
                {!test.visible && " · hidden"}
              </span>
              {usageText(test, limits) && (
                <span className="block font-mono text-12 text-muted">
                  {usageText(test, limits)}
                </span>
              )}
            </>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
