import type { VirtualItem } from "@tanstack/react-virtual";
import type { KeyboardEvent, ReactNode, RefObject } from "react";

export type WindowListProps<T> = {
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

/** What the two ways to draw a list share. */
export type ListProps<T> = WindowListProps<T> & {
  /** Whether the focus is in the list: it stays there when the list is drawn in the other way. */
  isFocused: RefObject<boolean>;
};

/** Where each list was left, by its address: "back" finds it as it was. For the life of the page. */
export const left = new Map<string, { offset: number; height: number; sizes: VirtualItem[] }>();

/** So many rows before the end, the end is near. */
export const NEAR = 8;
/** So many rows are drawn on either side of those in sight. */
export const OVERSCAN = 6;
