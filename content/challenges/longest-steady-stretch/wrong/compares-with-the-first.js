// Compares each reading with the first and the previous reading of the stretch only.
function steadyStretch(samples, tolerance, maxGap) {
  let best = null;
  let first = 0;
  for (let i = 0; i < samples.length; i++) {
    if (i && samples[i][0] - samples[i - 1][0] > maxGap) first = i;
    if (i && Math.abs(samples[i][1] - samples[i - 1][1]) > tolerance) first = i;
    while (Math.abs(samples[i][1] - samples[first][1]) > tolerance) first++;
    const d = samples[i][0] - samples[first][0];
    if (!best || d > best[1] - best[0]) best = [samples[first][0], samples[i][0]];
  }
  return best;
}
