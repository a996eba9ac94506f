function readRows(chunks, maxField) {
  // Return [index of the chunk that completes it, fields] for each row, in order.
  return [];
}
