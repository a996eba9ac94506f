import { useState } from "react";

/** Names for the rows of a list that is edited, so that removing one does not move what the others' fields hold. */
export function useRowKeys(length: number) {
  const [keys, setKeys] = useState(() => Array.from({ length }, (_, place) => `row-${place}`));
  return {
    keyAt: (place: number) => keys[place] ?? `new-${place}`,
    added: () => setKeys([...keys, `row-${Date.now()}-${keys.length}`]),
    removed: (place: number) => setKeys(keys.filter((_, at) => at !== place)),
  };
}
