// Has an index of the children and keeps totals, but still recurses: a long chain overflows the stack.
function largestDirectories(entries, k) {
  const children = new Map();
  for (const [id, parent, bytes] of entries) {
    if (!children.has(parent)) children.set(parent, []);
    children.get(parent).push([id, bytes]);
  }
  const known = new Map();
  function total(id, bytes) {
    if (known.has(id)) return known.get(id);
    let sum = bytes;
    for (const [c, b] of children.get(id) ?? []) sum += total(c, b);
    known.set(id, sum);
    return sum;
  }
  return entries.map(([id, , bytes]) => [id, total(id, bytes)]).sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, k);
}
