function peakUsage(sessions) {
  const change = new Map();
  for (const [opened, closed] of sessions) {
    change.set(opened, (change.get(opened) ?? 0) + 1);
    change.set(closed, (change.get(closed) ?? 0) - 1);
  }
  const times = [...change.keys()].filter((t) => change.get(t) !== 0).sort((a, b) => a - b);
  let held = 0;
  let best = [0, 0, 0];
  times.forEach((time, i) => {
    held += change.get(time);
    if (held > best[0]) best = [held, time, times[i + 1]];
  });
  return best;
}
