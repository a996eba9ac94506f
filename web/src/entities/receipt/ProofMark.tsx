import { useEffect, useRef, useState } from "react";
import { cx } from "@/ui/cx";
import { floatingLayer } from "@/ui/floating-layer";
import { useLayerContainer } from "@/ui/layer-container";
import { ProofGlyph } from "@/ui/ProofGlyph";
import { type Receipt, ReceiptBody } from "./ReceiptBody";

type Props = {
  receipt: Receipt;
  size?: 14 | 16 | 20 | undefined;
  className?: string | undefined;
};

/**
 * Marks every figure that the server verified, and nothing else. Hover or focus shows the receipt; a click or Enter
 * moves the focus into it; Esc returns.
 */
export function ProofMark({ receipt, size = 14, className }: Props) {
  const [open, setOpen] = useState(false);
  const container = useLayerContainer();
  const Layer = floatingLayer.use();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const goInside = useRef(false);
  const comingBack = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  // A pause before opening, so that passing over marks shows nothing, and before closing, so that
  // the pointer can cross to the link.
  const soon = (to: boolean, ms: number) => {
    if (to) floatingLayer.fetch();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(to), ms);
  };
  const set = (to: boolean) => {
    if (to) floatingLayer.fetch();
    clearTimeout(timer.current);
    setOpen(to);
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={`Proof of ${receipt.title}`}
        onPointerEnter={(event) => event.pointerType === "mouse" && soon(true, 120)}
        onPointerLeave={(event) => event.pointerType === "mouse" && soon(false, 200)}
        onFocus={(event) => {
          if (!comingBack.current && event.currentTarget.matches(":focus-visible")) set(true);
          comingBack.current = false;
        }}
        onBlur={() => soon(false, 50)}
        onClick={() => {
          if (open) inside(content.current);
          else goInside.current = true;
          set(true);
        }}
        className={cx(
          "relative inline-grid shrink-0 place-items-center rounded-mark align-[-0.125em] after:absolute after:-inset-[5px]",
          className,
        )}
      >
        <ProofGlyph size={size} />
      </button>
      {Layer && (
        <Layer
          anchor={button}
          open={open}
          onOpenChange={set}
          container={container}
          ref={content}
          aria-label={`Receipt: ${receipt.title}`}
          sideOffset={8}
          align="start"
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (goInside.current) inside(content.current);
            goInside.current = false;
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            // The mark itself belongs to its receipt.
            if (button.current?.contains(event.target as Node)) event.preventDefault();
          }}
          onEscapeKeyDown={() => {
            if (!content.current?.contains(document.activeElement)) return;
            comingBack.current = true;
            button.current?.focus();
          }}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) soon(false, 50);
          }}
          onPointerEnter={() => clearTimeout(timer.current)}
          onPointerLeave={() => soon(false, 200)}
          onFocus={() => clearTimeout(timer.current)}
          className="layer-box z-layer w-80 max-w-[calc(100vw-16px)] animate-layer-in p-4 outline-none"
        >
          <ReceiptBody receipt={receipt} />
        </Layer>
      )}
    </>
  );
}

/** Moves the focus to the receipt's link, or to the receipt when it has none. */
function inside(receipt: HTMLElement | null): void {
  (receipt?.querySelector("a") ?? receipt)?.focus();
}
