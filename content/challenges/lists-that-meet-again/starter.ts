function mergeLists(operations: (string | number)[][], phones: string[]): [string, number][][] {
  // Return the list of each phone at the end: [item, amount], sorted by item.
  return [];
}
