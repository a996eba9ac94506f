function findLostSaves(events: [string, string, string][]): [number, number][] {
  // Return [position of the save, number of saves it overwrote], in the order of the log.
  return [];
}
