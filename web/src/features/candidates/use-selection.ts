import { useState } from "react";

/** The rows that are ticked, by the id of their interaction. */
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
    clear: () => setSelected(new Set<string>()),
  };
}
