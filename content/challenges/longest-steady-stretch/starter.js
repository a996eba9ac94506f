// Return [first time, last time] of the longest steady stretch, or null if there are no samples.
function steadyStretch(samples, tolerance, maxGap) {
  return null;
}
