import { useEffect, useEffectEvent } from "react";
import { useListDetail } from "@/ui/use-list-detail";
import { useSteps } from "./use-steps";

type Options = {
  /** What the list shows, in its order. */
  keys: string[];
  /** What the address has open; null while it says nothing: then the first one stands beside the list. */
  chosen: string | null;
  go: (key: string | null, how: "push" | "replace") => void;
  /** Fetches the one that is likely to be opened next. */
  prefetch: (key: string) => void;
};

export const onPhone = () => matchMedia("(width < 768px)").matches;

/**
 * A list with the open one beside it, both in the address. On a phone the one that was opened covers the list, and
 * "back" uncovers it.
 */
export function useListDetailPage({ keys, chosen, go, prefetch }: Options) {
  const selected = chosen ?? keys[0] ?? null;
  const detailInFront = chosen !== null;
  const { listPane, detailPane, toDetail, toList } = useListDetail({ selected, detailInFront });
  const select = (key: string) => go(key, onPhone() && !detailInFront ? "push" : "replace");
  const { index, next, step } = useSteps(keys, selected, select);

  const fetchNext = useEffectEvent((key: string) => prefetch(key));
  // Each one begins at its top; the next one is fetched while this one is read.
  useEffect(() => {
    if (selected) detailPane.current?.scrollTo({ top: 0 });
    if (next) fetchNext(next);
  }, [selected, next, detailPane]);

  return {
    selected,
    index,
    detailInFront,
    listPane,
    detailPane,
    step,
    open: (key: string, byKey: boolean) => {
      select(key);
      // On a phone the list is covered by what was opened, whoever opened it.
      if (byKey || onPhone()) toDetail();
    },
    /** What Escape does. */
    back: () => {
      if (detailInFront && onPhone()) go(null, "replace");
      toList();
    },
  };
}
