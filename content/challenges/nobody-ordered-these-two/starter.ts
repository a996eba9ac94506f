function findRaces(trace: [string, string, string][]): number[] {
  // Return the positions of the accesses that race with an earlier one.
  return [];
}
