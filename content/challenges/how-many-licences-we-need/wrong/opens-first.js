// At the same second it opens before it closes, so a seat that changes hands counts twice.
function peakUsage(sessions) {
  const events = [];
  for (const [a, b] of sessions) if (a < b) events.push([a, 1], [b, -1]);
  events.sort((x, y) => x[0] - y[0] || y[1] - x[1]);
  let held = 0;
  let best = [0, 0, 0];
  events.forEach(([time, c], i) => {
    held += c;
    if (held > best[0]) best = [held, time, events[i + 1][0]];
  });
  return best;
}
