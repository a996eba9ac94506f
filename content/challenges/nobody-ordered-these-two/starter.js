function findRaces(trace) {
  // Return the positions of the accesses that race with an earlier one.
  return [];
}
