// Counts every second in an array.
function peakUsage(sessions) {
  const held = [];
  for (const [a, b] of sessions) for (let t = a; t < b; t++) held[t] = (held[t] ?? 0) + 1;
  let peak = 0;
  let start = 0;
  let end = 0;
  for (let t = 0; t < held.length; t++) if ((held[t] ?? 0) > peak) { peak = held[t]; start = t; }
  for (end = start; end < held.length && held[end] === peak; end++);
  return [peak, start, end];
}
