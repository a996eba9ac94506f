// Goes backwards through the list, as if parents always stood before their children.
function largestDirectories(entries, k) {
  const totals = new Map(entries.map(([id, , bytes]) => [id, bytes]));
  for (let i = entries.length - 1; i >= 0; i--) {
    const [id, parent] = entries[i];
    if (parent !== null && totals.has(parent)) totals.set(parent, totals.get(parent) + totals.get(id));
  }
  return [...totals].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, k);
}
