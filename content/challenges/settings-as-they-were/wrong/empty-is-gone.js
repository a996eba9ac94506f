// Treats the empty string as gone in the count.
function settingsHistory(operations) {
  const h = new Map();
  const counts = [0];
  const out = [];
  const at = (k, r) => {
    const list = h.get(k) ?? [];
    let lo = 0, hi = list.length;
    while (lo < hi) { const m = (lo + hi) >> 1; if (list[m][0] <= r) lo = m + 1; else hi = m; }
    return lo ? list[lo - 1][1] : null;
  };
  const write = (k, v) => {
    const list = h.get(k) ?? [];
    h.set(k, list);
    const before = list.length && list.at(-1)[1] ? 1 : 0;
    list.push([counts.length, v]);
    counts.push(counts.at(-1) + (v ? 1 : 0) - before);
  };
  for (const [op, a, b] of operations) {
    if (op === 'set') write(a, b);
    else if (op === 'delete') write(a, null);
    else if (op === 'restore') write(a, at(a, b));
    else out.push(op === 'get' ? at(a, b) : counts[a]);
  }
  return out;
}
