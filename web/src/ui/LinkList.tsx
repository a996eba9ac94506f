import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { cx } from "./cx";
import { Link } from "./Link";
import { WindowList } from "./WindowList";

type Props<T> = {
  label: string;
  items: T[];
  keyOf: (item: T) => string;
  hrefOf: (item: T) => string;
  /** Pressed without a modifier; `byKey` when by Enter, which goes on into what it opens. */
  onOpen: (item: T, byKey: boolean) => void;
  /** The key of the item that is open. */
  selected: string | null;
  pane: RefObject<HTMLElement | null>;
  rowPx: number;
  address: string;
  onNearEnd?: (() => void) | undefined;
  /** A small control before the row, beside the link; `isStop` where the keyboard stops. */
  beside?: ((item: T, isStop: boolean) => ReactNode) | undefined;
  /** Nothing in a row can be pressed: the row itself is the link. */
  children: (item: T) => ReactNode;
};

/** How far each key goes, in a list of so many. */
const steps: Record<string, (from: number, count: number) => number> = {
  ArrowDown: (from) => from + 1,
  ArrowUp: (from) => from - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * A list beside its detail: every row opens one thing. For the keyboard it is one stop; arrows, Home and End go about
 * in it, Enter opens. The stop is the row where one was last, at first the open one.
 */
export function LinkList<T>({
  items,
  keyOf,
  hrefOf,
  onOpen,
  selected,
  beside,
  children,
  ...list
}: Props<T>) {
  const rows = useRef<HTMLUListElement>(null);
  const [last, setLast] = useState<string | null>(null);
  const has = (key: string | null) => key !== null && items.some((item) => keyOf(item) === key);
  const [first] = items;
  const stop = has(last) ? last : has(selected) ? selected : first ? keyOf(first) : null;

  const focusOn = (key: string) => {
    // Drawn first: a row out of sight is there only as the stop.
    flushSync(() => setLast(key));
    const row = rows.current?.querySelector<HTMLElement>("a[tabindex='0']");
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: "nearest" });
  };

  // Another one was opened by J or K: the stop goes along, and with it the focus.
  useEffect(() => {
    if (selected === null) return;
    setLast(selected);
    if (!rows.current?.contains(document.activeElement)) return;
    rows.current
      .querySelector<HTMLElement>(`a[data-key="${CSS.escape(selected)}"]`)
      ?.focus({ preventScroll: true });
  }, [selected]);

  const keys = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    const from = items.findIndex((item) => keyOf(item) === stop);
    const to = items[step(from, items.length)];
    if (to) focusOn(keyOf(to));
  };
  const press = (event: MouseEvent, item: T) => {
    // A press with a modifier opens it in a tab of its own, as links do.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setLast(keyOf(item));
    onOpen(item, event.detail === 0);
  };

  return (
    <WindowList
      {...list}
      items={items}
      keyOf={keyOf}
      selected={selected}
      always={stop}
      listRef={rows}
      onKeyDown={keys}
    >
      {(item, open) => (
        <>
          <Link
            href={hrefOf(item)}
            data-key={keyOf(item)}
            tabIndex={keyOf(item) === stop ? 0 : -1}
            aria-current={open ? "true" : undefined}
            onClick={(event) => press(event, item)}
            className={cx(
              "-mx-(--gutter) block px-(--gutter) py-3 -outline-offset-2 transition-colors hover:bg-line/50",
              beside && "pl-[calc(var(--gutter)+2rem)]",
              open && "md:bg-action-tint md:shadow-[inset_3px_0_var(--action)]",
            )}
          >
            {children(item)}
          </Link>
          {beside && (
            <div className="absolute top-2 left-0">{beside(item, keyOf(item) === stop)}</div>
          )}
        </>
      )}
    </WindowList>
  );
}
