/** Where the open one stands in a list, and how one goes on from it: by J and K. */
export function useSteps(keys: string[], selected: string | null, select: (key: string) => void) {
  const index = selected === null ? -1 : keys.indexOf(selected);
  const step = (by: 1 | -1) => {
    const to = index < 0 ? keys[0] : keys[index + by];
    if (to !== undefined) select(to);
  };
  return { index, next: keys[index + 1], step };
}
