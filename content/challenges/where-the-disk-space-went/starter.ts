// The k entries with the greatest totals, as pairs [id, total].
function largestDirectories(entries: [number, number | null, number][], k: number): [number, number][] {
  function total(id: number, bytes: number): number {
    let sum = bytes;
    for (const [childId, parent, childBytes] of entries) {
      if (parent === id) {
        sum += total(childId, childBytes);
      }
    }
    return sum;
  }

  return entries
    .map(([id, , bytes]): [number, number] => [id, total(id, bytes)])
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, k);
}
