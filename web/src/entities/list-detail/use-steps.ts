import { useEffect, useRef } from "react";

/** The position of the selected item in a list, and the step to its neighbours (J and K). */
export function useSteps(keys: string[], selected: string | null, select: (key: string) => void) {
  // Ahead of the page while it still draws the step before: keys that are pressed quickly all count.
  const current = useRef(selected);
  useEffect(() => {
    current.current = selected;
  }, [selected]);
  const indexOf = (key: string | null) => (key === null ? -1 : keys.indexOf(key));
  const step = (by: 1 | -1) => {
    const from = indexOf(current.current);
    const to = from < 0 ? keys[0] : keys[from + by];
    if (to === undefined) return;
    current.current = to;
    select(to);
  };
  const index = indexOf(selected);
  /** What is selected now, also before the page has drawn the last step: for keys that follow it quickly. */
  const latest = () => current.current;
  return { index, next: keys[index + 1], step, latest };
}
