// Puts the longest suite first, on the emptiest of the runners that can take it.
function fewestRunners(minutes, conflicts, limit) {
  if (minutes.some((m) => m > limit)) return null;
  const bad = new Set(conflicts.flatMap(([a, b]) => [a * 100 + b, b * 100 + a]));
  const order = minutes.map((_, i) => i).sort((a, b) => minutes[b] - minutes[a]);
  for (let k = 0; ; k++) {
    const runners = Array.from({ length: k }, () => ({ sum: 0, list: [] }));
    const ok = order.every((s) => {
      const r = runners.filter((x) => x.sum + minutes[s] <= limit && x.list.every((o) => !bad.has(o * 100 + s))).sort((a, b) => a.sum - b.sum)[0];
      if (r) { r.sum += minutes[s]; r.list.push(s); }
      return r !== undefined;
    });
    if (ok) return [k, Math.max(0, ...runners.map((r) => r.sum))];
  }
}
