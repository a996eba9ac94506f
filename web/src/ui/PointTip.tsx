import { Popover } from "radix-ui";
import type { ReactNode, RefObject } from "react";
import { useLayerContainer } from "./layer-container";

type Props = {
  /** What is pointed at. */
  anchor: RefObject<HTMLElement | null>;
  sideOffset: number;
  /** What it says; closed while there is nothing. */
  children: ReactNode;
};

/** Words beside one cell of many. Only for the eye: the cell itself carries the same words. */
export function PointTip({ anchor, sideOffset, children }: Props) {
  const container = useLayerContainer();
  return (
    <Popover.Root open={children !== null}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Popover.Portal container={container}>
        <Popover.Content
          role="presentation"
          aria-hidden="true"
          side="top"
          sideOffset={sideOffset}
          collisionPadding={8}
          updatePositionStrategy="always"
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          className="layer-box pointer-events-none z-toast max-w-72 animate-fade-in px-3 py-2 text-13"
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
