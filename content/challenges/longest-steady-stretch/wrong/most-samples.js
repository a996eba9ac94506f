// Takes the stretch with the most samples, and the longer one only among equals.
function steadyStretch(samples, tolerance, maxGap) {
  let best = null;
  let count = 0;
  for (let i = 0; i < samples.length; i++) {
    let hi = -Infinity, lo = Infinity;
    for (let j = i; j < samples.length; j++) {
      if (j > i && samples[j][0] - samples[j - 1][0] > maxGap) break;
      hi = Math.max(hi, samples[j][1]);
      lo = Math.min(lo, samples[j][1]);
      if (hi - lo > tolerance) break;
      const d = samples[j][0] - samples[i][0];
      if (j - i + 1 > count || (j - i + 1 === count && d > best[1] - best[0])) { count = j - i + 1; best = [samples[i][0], samples[j][0]]; }
    }
  }
  return best;
}
