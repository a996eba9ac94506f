function limitRequests(limits, requests) {
  // Return [true, remaining] or [false, retry after] for each request.
  return [];
}
