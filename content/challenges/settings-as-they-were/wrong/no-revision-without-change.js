// Makes no revision when a delete finds nothing.
function settingsHistory(operations) {
  const h = new Map();
  const counts = [0];
  const out = [];
  const at = (k, r) => (h.get(k) ?? []).findLast((e) => e[0] <= r)?.[1] ?? null;
  const write = (k, v) => {
    const now = at(k, counts.length);
    if (now === null && v === null) return;
    if (!h.has(k)) h.set(k, []);
    h.get(k).push([counts.length, v]);
    counts.push(counts.at(-1) + (v !== null) - (now !== null));
  };
  for (const [op, a, b] of operations) {
    if (op === 'set') write(a, b);
    else if (op === 'delete') write(a, null);
    else if (op === 'restore') write(a, at(a, b));
    else out.push(op === 'get' ? at(a, b) : counts[a]);
  }
  return out;
}
