import * as Slot from "radix-ui/slot";
import { type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { floatingLayer } from "./floating-layer";
import { KeyHint } from "./KeyHint";
import { useLayerContainer } from "./layer-container";

/** Passing over a control shows nothing. */
const OPEN_MS = 400;
/** Time for the pointer to cross to the tooltip. */
const CLOSE_MS = 120;

type Props = {
  /** A few words. Never the only place of something needed. */
  content: ReactNode;
  keyHint?: string | undefined;
  side?: "top" | "right" | "bottom" | "left" | undefined;
  /** One element that takes a ref and can have the focus. */
  children: ReactNode;
};

/** Names a control on hover and focus. Esc and a press close it. */
export function Tooltip({ content, keyHint, side = "top", children }: Props) {
  const [open, setOpen] = useState(false);
  const container = useLayerContainer();
  const Layer = floatingLayer.use();
  const control = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  useEffect(() => () => clearTimeout(timer.current), []);

  const soon = (to: boolean, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(to), ms);
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  const leave = () => soon(false, CLOSE_MS);
  const isShown = open && Layer !== null;

  return (
    <>
      <Slot.Root
        ref={control}
        aria-describedby={isShown ? id : undefined}
        onPointerEnter={(event: PointerEvent) => {
          if (event.pointerType === "touch") return;
          floatingLayer.fetch();
          soon(true, OPEN_MS);
        }}
        onPointerLeave={leave}
        onPointerDown={close}
        onClick={close}
        onFocus={() => {
          if (!control.current?.matches(":focus-visible")) return;
          floatingLayer.fetch();
          setOpen(true);
        }}
        onBlur={close}
      >
        {children}
      </Slot.Root>
      {Layer && (
        <Layer
          anchor={control}
          open={open}
          onOpenChange={(to) => !to && close()}
          container={container}
          id={id}
          role="tooltip"
          side={side}
          sideOffset={6}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onPointerEnter={() => clearTimeout(timer.current)}
          onPointerLeave={leave}
          className="layer-box z-toast flex max-w-72 animate-fade-in items-center gap-2 px-2.5 py-1 text-12"
        >
          {content}
          {keyHint && <KeyHint keys={keyHint} />}
        </Layer>
      )}
    </>
  );
}
