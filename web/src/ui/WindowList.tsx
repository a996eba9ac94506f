import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from "@tanstack/react-virtual";
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";

/** Where each list was left, by its address: "back" finds it as it was. For the life of the page. */
const left = new Map<string, { offset: number; sizes: VirtualItem[] }>();

/** So many rows before the end, the end is near. */
const NEAR = 8;
/** So many rows are drawn on either side of those in sight. */
const OVERSCAN = 6;

type Props<T> = {
  label: string;
  items: T[];
  keyOf: (item: T) => string;
  /** The key of the item that is open; it is kept in sight while the list is walked by keys. */
  selected: string | null;
  /** What scrolls: the pane around the list. */
  pane: RefObject<HTMLElement | null>;
  /** The height of a row before it is measured. */
  rowPx: number;
  /** The list's address, to find it again at the same place. */
  address: string;
  /** More can be fetched: called as the end comes near, once for each length of the list. */
  onNearEnd?: (() => void) | undefined;
  /** The key of an item that is drawn even out of sight, because the focus is on it or comes to it next. */
  always?: string | null | undefined;
  listRef?: RefObject<HTMLUListElement | null> | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLUListElement>) => void) | undefined;
  children: (item: T, selected: boolean) => ReactNode;
};

/** A ruled list of any length: only the rows in sight are drawn. */
export function WindowList<T>({
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
  children,
}: Props<T>) {
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
    initialMeasurementsCache: before?.sizes ?? [],
  });

  // The pane stands around this list, so its ref is set only after this list was first laid out: drawn
  // once more, the list finds what scrolls.
  const [, findPane] = useState(false);
  useEffect(() => findPane(true), []);

  const keep = useEffectEvent(() => {
    left.set(address, { offset: list.scrollOffset ?? 0, sizes: list.takeSnapshot?.() ?? [] });
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

  const rows = list.getVirtualItems();
  const near = (list.range?.endIndex ?? -1) + OVERSCAN >= items.length - NEAR;
  const more = useEffectEvent(() => onNearEnd?.());
  useEffect(() => {
    if (near && items.length > 0) more();
  }, [near, items.length]);

  return (
    <ul
      ref={listRef}
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
