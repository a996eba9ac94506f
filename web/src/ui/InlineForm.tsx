import { type ComponentPropsWithoutRef, type KeyboardEvent, useEffect, useRef } from "react";
import { scrollIntoSight } from "./scroll-to";

type Props = Omit<ComponentPropsWithoutRef<"form">, "noValidate" | "onKeyDown"> & {
  /** What it changes. A button that opens it carries the same word: `data-opens={changes}`. */
  changes: string;
  /** Leaves the form by Escape. What was typed must not be lost by it. */
  onLeave: () => void;
};

/**
 * A form that opens in place of what it changes. The focus goes to its first field, Escape leaves it, and the
 * focus goes back to the control that opened it, or to the one that has taken that control's place.
 */
export function InlineForm({ changes, onLeave, ...form }: Props) {
  const element = useInlineEdit<HTMLFormElement>(changes);
  return (
    <form
      {...form}
      ref={element}
      noValidate
      tabIndex={-1}
      onKeyDown={(event) => {
        if (leaves(event)) onLeave();
      }}
    />
  );
}

/** True for an Escape that belongs to the form: no list, dialog or composition in it has used it. */
function leaves(event: KeyboardEvent): boolean {
  if (event.key !== "Escape" || event.nativeEvent.isComposing) return false;
  // A tooltip handles the key too, but closing the form is what the user meant.
  if (event.defaultPrevented && !document.querySelector("[role=tooltip]")) return false;
  // A dialog that was opened from a field bubbles through React, not through the page.
  if (!event.currentTarget.contains(event.target as Node)) return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}

const fields =
  "input:not([type=hidden], [hidden], :disabled), select:not(:disabled), textarea:not(:disabled)";

/** The focus of a part that is changed in place: into it as it opens, and back where it was as it closes. */
function useInlineEdit<T extends HTMLElement>(changes: string) {
  const part = useRef<T>(null);
  useEffect(() => {
    const element = part.current;
    if (!element) return;
    // A button far away that opened it is still there; the one whose place it has taken is not.
    const opener = document.activeElement;
    const first = element.querySelector<HTMLElement>(fields) ?? element;
    first.focus({ preventScroll: true });
    scrollIntoSight(element);
    return () => {
      // Later, so that another part that opens in the same moment has the focus first.
      queueMicrotask(() => {
        // Who has gone on to something else by themselves is left there.
        if (document.activeElement && document.activeElement !== document.body) return;
        const back = isStillThere(opener) ? opener : openerOf(changes);
        if (!back) return;
        back.focus({ preventScroll: true });
        scrollIntoSight(back);
      });
    };
  }, [changes]);
  return part;
}

function isStillThere(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && element.isConnected && element.matches("button, a");
}

/** The control that opens the part. Of two the first: the one in the head of its section. */
function openerOf(changes: string): HTMLElement | null {
  return document.querySelector(`[data-opens="${CSS.escape(changes)}"]`);
}
