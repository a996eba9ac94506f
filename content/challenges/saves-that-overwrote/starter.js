function findLostSaves(events) {
  // Return [position of the save, number of saves it overwrote], in the order of the log.
  return [];
}
