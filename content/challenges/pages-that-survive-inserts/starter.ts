function servePages(operations: (string | number)[][], pageSize: number): ([number[], string | null] | null)[] {
  // Return [ids, next cursor] for each 'page' operation, in order;
  // null (None) for a cursor that is not valid.
  return [];
}
