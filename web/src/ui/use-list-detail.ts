import { useEffect, useEffectEvent, useRef } from "react";

type Options = {
  /** The key of what is open beside the list. */
  selected: string | null;
  /** On a phone the detail stands in front of the list. */
  detailInFront: boolean;
};

/** What the focus goes to as soon as it can take it. */
type Goal = "list" | "detail" | null;

/**
 * The way of the focus between a list and its detail (`SplitView`, `LinkList`): into the detail by Enter, back to the
 * row by Escape, and into what has come where the thing that had the focus is gone.
 */
export function useListDetail({ selected, detailInFront }: Options) {
  const listPane = useRef<HTMLDivElement>(null);
  const detailPane = useRef<HTMLDivElement>(null);
  const goal = useRef<Goal>(null);
  const wasInDetail = useRef(false);

  const row = (key: string | null) => {
    const list = listPane.current;
    const named = key === null ? null : list?.querySelector(`ul a[data-key="${CSS.escape(key)}"]`);
    return (named ?? list?.querySelector("ul a[tabindex='0']")) as HTMLElement | null | undefined;
  };
  const reach = useEffectEvent((key: string | null = null) => {
    if (goal.current === null) return;
    const target = goal.current === "detail" ? detailPane.current : row(key);
    if (!target?.checkVisibility({ visibilityProperty: true })) return;
    target.focus({ preventScroll: true });
    if (document.activeElement === target) goal.current = null;
  });
  // On a phone what is gone to is drawn only after the change of address.
  useEffect(() => reach());

  // The detail is another one, or the list is back: what had the focus may be gone with the old one.
  const before = useRef({ selected, detailInFront });
  useEffect(() => {
    const was = before.current;
    before.current = { selected, detailInFront };
    if (goal.current !== null) return;
    const focused = document.activeElement;
    const lost = focused === null || focused === document.body;
    if (was.detailInFront && !detailInFront) {
      if (lost) goal.current = "list";
      reach();
    } else if (was.selected !== null && selected !== null && was.selected !== selected) {
      if (wasInDetail.current && (lost || detailPane.current?.contains(focused))) {
        goal.current = "detail";
      } else if (lost) goal.current = "list";
      reach(selected);
    }
  }, [selected, detailInFront]);

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      wasInDetail.current = target instanceof Node && !!detailPane.current?.contains(target);
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);

  const go = (to: Goal) => {
    goal.current = to;
    reach();
  };
  return { listPane, detailPane, toDetail: () => go("detail"), toList: () => go("list") };
}
