// Returns the repetition that is complete first, not the one that begins first.
function repeatedBlock(lines) {
  const n = lines.length;
  let best = null;
  for (let L = 1; 2 * L <= n; L++) {
    const first = new Map();
    let found = null;
    for (let i = 0; i + L <= n && !found; i++) {
      const key = JSON.stringify(lines.slice(i, i + L));
      if (!first.has(key)) first.set(key, i);
      else if (i - first.get(key) >= L) found = [L, first.get(key), i];
    }
    if (!found) break;
    best = found;
  }
  return best;
}
