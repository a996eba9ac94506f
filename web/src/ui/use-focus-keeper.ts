import { type RefObject, useEffect, useRef } from "react";
import { isFocusLost } from "./focus-return";

const MARK = "data-keeps-focus";

/** The parts around an element that keep the focus, the innermost first. */
function keepersOf(element: Element): Element[] {
  const nearest = element.closest(`[${MARK}]`);
  if (!nearest) return [];
  return [nearest, ...(nearest.parentElement ? keepersOf(nearest.parentElement) : [])];
}

/**
 * When what has the focus inside a part goes away, the part takes the focus, so that keyboards and screen readers go on
 * from there. Of parts in each other the innermost that is still there does. The part needs a `tabIndex`, or `goal` says
 * what in it takes the focus.
 */
export function useFocusKeeper<T extends HTMLElement>(goal?: string): RefObject<T | null> {
  const part = useRef<T>(null);
  useEffect(() => {
    const element = part.current;
    if (!element) return;
    element.setAttribute(MARK, "");
    let last: { element: Element; keepers: Element[] } | null = null;
    const note = (target: EventTarget | null) => {
      const isInside = target instanceof Element && element.contains(target);
      last = isInside ? { element: target, keepers: keepersOf(target) } : null;
    };
    const noteEvent = ({ target }: FocusEvent) => note(target);
    note(document.activeElement);
    let frame = 0;
    const rescue = () => {
      // A press beside everything takes the focus away too, but leaves what had it in its place.
      if (!last || last.element.isConnected || !isFocusLost()) return;
      if (last.keepers.find((keeper) => keeper.isConnected) !== element) return;
      const target = goal ? element.querySelector<HTMLElement>(goal) : element;
      target?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      // Later, so that a form that closes can give the focus back to its own button.
      frame = requestAnimationFrame(rescue);
    });
    observer.observe(element, { childList: true, subtree: true });
    document.addEventListener("focusin", noteEvent);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      document.removeEventListener("focusin", noteEvent);
    };
  }, [goal]);
  return part;
}
