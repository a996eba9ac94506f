// Demands that the link is still awake when the message arrives, if a sending can be that short at all.
function earliestArrival(stations, links, source, target, start) {
  const best = new Array(stations).fill(Infinity);
  best[source] = start;
  for (let changed = true; changed; ) {
    changed = false;
    for (const [a, b, transit, period, offset, awake] of links) {
      for (const [from, to] of [[a, b], [b, a]]) {
        if (best[from] === Infinity) continue;
        const t = Math.max(best[from], offset);
        const phase = (t - offset) % period;
        const room = transit < awake ? awake - transit + 1 : awake;
        const at = (phase < room ? t : t + period - phase) + transit;
        if (at < best[to]) { best[to] = at; changed = true; }
      }
    }
  }
  return best[target] === Infinity ? -1 : best[target];
}
