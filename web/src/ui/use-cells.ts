import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from "react";

/**
 * A bar of many small cells: which one the pointer or the focus is on, for the tip beside it, and the arrows, Home and
 * End that walk them. Only one cell is a stop of the Tab key.
 */
export function useCells<Key>(count: number) {
  const [shown, setShown] = useState<Key | null>(null);
  const [stop, setStop] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLElement | null>(null);

  const point = (key: Key, element: HTMLElement) => {
    anchor.current = element;
    setShown(key);
  };
  const leave = () => setShown(null);

  const walk = (event: KeyboardEvent, index: number) => {
    const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: count - 1 }[event.key];
    if (event.key === "Escape" && shown !== null) {
      event.stopPropagation();
      leave();
    }
    if (to === undefined || to < 0 || to >= count) return;
    event.preventDefault();
    setStop(to);
    const next = bar.current?.children[to];
    if (next instanceof HTMLElement) next.focus();
  };

  /** For a cell that only the pointer reaches. */
  const hovered = (key: Key) => ({
    onPointerEnter: (event: PointerEvent<HTMLElement>) => point(key, event.currentTarget),
    onPointerLeave: leave,
  });

  /** For a cell that the keys reach, too. */
  const reached = (key: Key, index: number) => ({
    ...hovered(key),
    tabIndex: index === Math.min(stop, count - 1) ? 0 : -1,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      setStop(index);
      point(key, event.currentTarget);
    },
    onBlur: leave,
    onKeyDown: (event: KeyboardEvent) => walk(event, index),
  });

  return { shown, anchor, bar, point, hovered, reached };
}
