// Searches only up to the largest single dump.
function slowestLine(copies) {
  const ok = (r) => {
    let free = 0;
    return copies.every(([a, s, d]) => (free = Math.max(free, a * r) + s) <= d * r);
  };
  let low = 1;
  let high = Math.max(1, ...copies.map((c) => c[1]));
  if (!ok(high)) return -1;
  while (low < high) {
    const m = (low + high) >> 1;
    if (ok(m)) high = m;
    else low = m + 1;
  }
  return low;
}
