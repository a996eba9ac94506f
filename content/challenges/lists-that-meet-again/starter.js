function mergeLists(operations, phones) {
  // Return the list of each phone at the end: [item, amount], sorted by item.
  return [];
}
