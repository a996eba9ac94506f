import { type RefObject, useEffect, useRef } from "react";

/**
 * A step that takes the place of another one on the same page: the button that led to it is gone, and with it the focus,
 * which goes to this part of the step. On the first load of a page nothing moves.
 */
export function useStepFocus<T extends HTMLElement>(): RefObject<T | null> {
  const part = useRef<T>(null);
  useEffect(() => {
    const lost =
      document.activeElement === document.body && navigator.userActivation?.hasBeenActive;
    if (lost) part.current?.focus({ preventScroll: true });
  }, []);
  return part;
}
