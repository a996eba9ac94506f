import { useState } from "react";

/** The rows of a list that are ticked, by their ids. */
export function useSelection() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set<string>());
  return {
    selected,
    toggle: (id: string) =>
      setSelected((now) => {
        const next = new Set(now);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    /** Ticks these and no others. */
    only: (ids: readonly string[]) => setSelected(new Set(ids)),
    clear: () => setSelected(new Set<string>()),
  };
}
