// Knows of one cable only between two machines, unless they are plugged in the other direction.
function couldReach(machines, log) {
  const near = Array.from({ length: machines }, () => new Map());
  const out = [];
  for (const [op, a, b] of log) {
    if (op === 'plug') { near[a].set(b + ',' + a, b); near[b].set(b + ',' + a, a); }
    else if (op === 'pull') {
      for (const k of near[a].has(b + ',' + a) && !near[a].has(a + ',' + b) ? [b + ',' + a] : [a + ',' + b]) { near[a].delete(k); near[b].delete(k); }
    } else {
      const seen = new Set([a]);
      for (const x of seen) for (const y of near[x].values()) seen.add(y);
      out.push(seen.has(b));
    }
  }
  return out;
}
