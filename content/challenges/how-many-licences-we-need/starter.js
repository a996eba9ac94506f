// Return [peak, start, end]: the largest number of sessions at one time,
// and the first longest stretch [start, end) during which it holds without a break.
function peakUsage(sessions) {
  return [0,0,0];
}
