import { type ReactNode, type RefObject, useEffect } from "react";
import { floatingLayer } from "./floating-layer";
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
  const Layer = floatingLayer.use();
  const open = children !== null;
  useEffect(() => {
    if (open) floatingLayer.fetch();
  }, [open]);
  if (!Layer) return null;
  return (
    <Layer
      anchor={anchor}
      open={open}
      container={container}
      role="presentation"
      aria-hidden="true"
      side="top"
      sideOffset={sideOffset}
      updatePositionStrategy="always"
      onOpenAutoFocus={(event) => event.preventDefault()}
      onCloseAutoFocus={(event) => event.preventDefault()}
      className="layer-box pointer-events-none z-toast max-w-72 animate-fade-in px-3 py-2 text-13"
    >
      {children}
    </Layer>
  );
}
