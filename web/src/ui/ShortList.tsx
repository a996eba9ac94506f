import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type ListProps, left, NEAR, OVERSCAN } from "./window-list";

/** A list that is drawn whole. */
export function ShortList<T>({
  label,
  items,
  keyOf,
  selected,
  pane,
  address,
  onNearEnd,
  listRef,
  onKeyDown,
  isFocused,
  children,
}: ListProps<T>) {
  const own = useRef<HTMLUListElement>(null);
  const list = listRef ?? own;
  const [before] = useState(() => left.get(address));

  // Kept while one scrolls: when the list is drawn in the other way, that begins where this one stands.
  const keep = useEffectEvent(() => {
    const rows = [...(list.current?.children ?? [])].filter((row) => row instanceof HTMLElement);
    const sizes = rows.map((row, index) => {
      const [start, size] = [row.offsetTop, row.offsetHeight];
      const item = items[index];
      return {
        key: item === undefined ? index : keyOf(item),
        index,
        start,
        size,
        end: start + size,
        lane: 0,
      };
    });
    const { scrollTop: offset = 0, clientHeight: height = 0 } = pane.current ?? {};
    left.set(address, { offset, height, sizes });
  });

  const wasNear = useRef(false);
  const look = useEffectEvent(() => {
    const row = list.current?.children[Math.max(0, items.length - NEAR - OVERSCAN)];
    const view = pane.current;
    if (!row || !view) return;
    const near = row.getBoundingClientRect().top < view.getBoundingClientRect().bottom;
    if (near && !wasNear.current) onNearEnd?.();
    wasNear.current = near;
  });

  useEffect(() => {
    const view = pane.current;
    if (!view) return;
    if (before) view.scrollTop = before.offset;
    keep();
    const scrolled = () => {
      keep();
      look();
    };
    view.addEventListener("scroll", scrolled, { passive: true });
    return () => view.removeEventListener("scroll", scrolled);
  }, [before, pane]);

  const { length } = items;
  useEffect(() => {
    // A list of another length has another end.
    wasNear.current = false;
    if (length > 0) look();
  }, [length]);

  const show = useEffectEvent((key: string) => {
    const index = items.findIndex((item) => keyOf(item) === key);
    list.current?.children[index]?.scrollIntoView({ block: "nearest" });
  });
  // A list that is found again stays where it was left, wherever its open item stands.
  const shown = useRef(before ? selected : null);
  useEffect(() => {
    if (selected !== null && selected !== shown.current) show(selected);
    shown.current = selected;
  }, [selected]);

  return (
    <ul
      ref={list}
      aria-label={label}
      onKeyDown={onKeyDown}
      onFocus={() => {
        isFocused.current = true;
      }}
      onBlur={() => {
        isFocused.current = false;
      }}
      className="relative border-line border-t"
    >
      {items.map((item, index) => (
        <li
          key={keyOf(item)}
          aria-setsize={onNearEnd ? -1 : length}
          aria-posinset={index + 1}
          className="relative border-line border-b"
        >
          {children(item, keyOf(item) === selected)}
        </li>
      ))}
    </ul>
  );
}
