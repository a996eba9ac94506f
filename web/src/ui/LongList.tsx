import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { type ListProps, left, NEAR, OVERSCAN } from "./window-list";

/** A list of which only the rows in sight are drawn. */
export function LongList<T>({
  label,
  items,
  keyOf,
  selected,
  pane,
  rowPx,
  address,
  onNearEnd,
  always = null,
  listRef,
  onKeyDown,
  isFocused,
  children,
}: ListProps<T>) {
  const alwaysAt = always === null ? -1 : items.findIndex((item) => keyOf(item) === always);
  const before = left.get(address);
  const list = useVirtualizer({
    count: items.length,
    getScrollElement: () => pane.current,
    estimateSize: () => rowPx,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
    overscan: OVERSCAN,
    rangeExtractor: (range) => {
      const inSight = defaultRangeExtractor(range);
      if (alwaysAt < 0 || inSight.includes(alwaysAt)) return inSight;
      return [...inSight, alwaysAt].toSorted((a, b) => a - b);
    },
    initialOffset: before?.offset ?? 0,
    // So that the first drawing has rows already: where this list follows a short one, the focus is in it.
    initialRect: { width: 0, height: before?.height ?? 0 },
    initialMeasurementsCache: before?.sizes ?? [],
  });

  // The pane stands around this list, so its ref is set only after this list was first laid out: drawn
  // once more, the list finds what scrolls.
  const [, findPane] = useState(false);
  useEffect(() => findPane(true), []);

  const keep = useEffectEvent(() => {
    left.set(address, {
      offset: list.scrollOffset ?? 0,
      height: list.scrollRect?.height ?? 0,
      sizes: list.takeSnapshot?.() ?? [],
    });
  });
  useEffect(() => () => keep(), []);

  const show = useEffectEvent((key: string) => {
    const index = items.findIndex((item) => keyOf(item) === key);
    if (index >= 0) list.scrollToIndex(index, { align: "auto" });
  });
  // A list that is found again stays where it was left, wherever its open item stands.
  const shown = useRef(before ? selected : null);
  useEffect(() => {
    if (selected !== null && selected !== shown.current) show(selected);
    shown.current = selected;
  }, [selected]);

  // It takes the place of the short list, and the focus that was in it.
  const own = useRef<HTMLUListElement>(null);
  const ul = listRef ?? own;
  useLayoutEffect(() => {
    if (!isFocused.current) return;
    ul.current?.querySelector<HTMLElement>("a[tabindex='0']")?.focus({ preventScroll: true });
  }, [isFocused, ul]);

  const rows = list.getVirtualItems();
  const near = (list.range?.endIndex ?? -1) + OVERSCAN >= items.length - NEAR;
  const more = useEffectEvent(() => onNearEnd?.());
  useEffect(() => {
    if (near && items.length > 0) more();
  }, [near, items.length]);

  return (
    <ul
      ref={ul}
      aria-label={label}
      onKeyDown={onKeyDown}
      className="relative border-line border-t"
      style={{ height: list.getTotalSize() }}
    >
      {rows.map((row) => {
        const item = items[row.index];
        if (item === undefined) return null;
        return (
          <li
            key={row.key}
            ref={list.measureElement}
            data-index={row.index}
            aria-setsize={onNearEnd ? -1 : items.length}
            aria-posinset={row.index + 1}
            style={{ transform: `translateY(${row.start}px)` }}
            className="absolute inset-x-0 top-0 border-line border-b"
          >
            {children(item, keyOf(item) === selected)}
          </li>
        );
      })}
    </ul>
  );
}
