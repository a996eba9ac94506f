function servePages(operations, pageSize) {
  // Return [ids, next cursor] for each 'page' operation, in order;
  // null (None) for a cursor that is not valid.
  return [];
}
