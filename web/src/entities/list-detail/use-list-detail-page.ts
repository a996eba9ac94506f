import { useEffect, useEffectEvent } from "react";
import { useListDetail } from "@/ui/use-list-detail";
import { useSteps } from "./use-steps";

type Options = {
  /** The keys of the list's items, in its order. */
  keys: string[];
  /** The key in the address; null for none, which selects the first item. */
  openKey: string | null;
  go: (key: string | null, how: "push" | "replace") => void;
  /** Fetches the one that is likely to be opened next. */
  prefetch: (key: string) => void;
};

/** The next one is fetched only when what the reader opened has had its time to come. */
const NEXT_AFTER_MS = 1_000;

export const onPhone = () => matchMedia("(width < 768px)").matches;

/**
 * Selection, keyboard and focus of a list with a detail beside it; the selection is in the address. On a phone the
 * detail covers the list.
 */
export function useListDetailPage({ keys, openKey, go, prefetch }: Options) {
  const selected = openKey ?? keys[0] ?? null;
  const detailInFront = openKey !== null;
  const { listPane, detailPane, toDetail, toList } = useListDetail({ selected, detailInFront });
  const select = (key: string) => go(key, onPhone() && !detailInFront ? "push" : "replace");
  const { index, next, step, latest } = useSteps(keys, selected, select);

  const fetchNext = useEffectEvent((key: string) => prefetch(key));
  // Each detail starts at its top; the next one is prefetched.
  useEffect(() => {
    if (selected) detailPane.current?.scrollTo({ top: 0 });
    if (!next) return;
    const timer = setTimeout(() => fetchNext(next), NEXT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [selected, next, detailPane]);

  return {
    selected,
    index,
    detailInFront,
    listPane,
    detailPane,
    step,
    latest,
    open: (key: string, byKey: boolean) => {
      select(key);
      // On a phone the detail covers the list, so the focus has to go with it.
      if (byKey || onPhone()) toDetail();
    },
    /** What Escape does. */
    back: () => {
      if (detailInFront && onPhone()) go(null, "replace");
      toList();
    },
  };
}
