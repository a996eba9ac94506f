function readRows(chunks: string[], maxField: number): [number, string[]][] {
  // Return [index of the chunk that completes it, fields] for each row, in order.
  return [];
}
