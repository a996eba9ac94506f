import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { LayerContainer } from "./layer-container";
import { usePresence } from "./use-presence";

/** Where the focus goes first, by preference. */
const firstStops = [
  "[data-autofocus]",
  ":is(input, select, textarea):not(:disabled, [type=hidden])",
  "[tabindex='-1']",
];

export type ModalProps = {
  open: boolean;
  /** Esc, the cross, or a press on the backdrop. */
  onClose: () => void;
  /** How long it takes to leave; the caller's next step may wait as long. */
  exitMs?: number | undefined;
  /** When false, neither Esc nor the backdrop closes it: only its own buttons do. */
  dismissable?: boolean | undefined;
};

/**
 * The common part of Dialog and Drawer, on the browser's own modal dialog: it keeps the focus inside,
 * makes the page behind inert, draws above everything, and gives the focus back. No script locks the
 * scroll and no style is injected, so it lives under a strict content policy.
 */
export function Modal({
  open,
  onClose,
  exitMs = 120,
  dismissable = true,
  className,
  children,
}: ModalProps & { className: string; children: (titleId: string) => ReactNode }) {
  const { mounted, leaving } = usePresence(open, exitMs);
  if (!mounted) return null;
  return (
    <OpenModal leaving={leaving} onClose={onClose} dismissable={dismissable} className={className}>
      {children}
    </OpenModal>
  );
}

function OpenModal({
  leaving,
  onClose,
  dismissable,
  className,
  children,
}: {
  leaving: boolean;
  onClose: () => void;
  dismissable: boolean;
  className: string;
  children: (titleId: string) => ReactNode;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const before = document.activeElement;
    dialog.showModal();
    // The first field, else the title: never the cross, which the browser would choose.
    for (const stop of firstStops) {
      const element = dialog.querySelector<HTMLElement>(stop);
      element?.focus({ preventScroll: true });
      if (element) break;
    }
    setElement(dialog);
    return () => {
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, []);

  // The cancel event comes from Esc and from a phone's back gesture; React decides when it closes.
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const cancel = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      if (dismissable) onClose();
    };
    // A press counts only when it begins and ends outside: selecting text may end there.
    let pressedOutside = false;
    const down = (event: PointerEvent) => {
      pressedOutside = event.target === dialog;
    };
    const up = (event: PointerEvent) => {
      if (dismissable && pressedOutside && event.target === dialog) onClose();
    };
    dialog.addEventListener("cancel", cancel);
    dialog.addEventListener("pointerdown", down);
    dialog.addEventListener("pointerup", up);
    return () => {
      dialog.removeEventListener("cancel", cancel);
      dialog.removeEventListener("pointerdown", down);
      dialog.removeEventListener("pointerup", up);
    };
  }, [dismissable, onClose]);

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      data-leaving={leaving || undefined}
      className={className}
    >
      <LayerContainer value={element}>{children(titleId)}</LayerContainer>
    </dialog>
  );
}
