// Return [runners, longest], or null if a suite alone is over the limit.
function fewestRunners(minutes, conflicts, limit) {
  return null;
}
