// Return [removed, added] of the smallest change, or null if it is larger than limit.
function changeSize(before, after, limit) {
  return null;
}
