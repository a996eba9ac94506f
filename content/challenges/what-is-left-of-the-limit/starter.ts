function limitRequests(limits: [number, number][], requests: [number, string][]): [boolean, number][] {
  // Return [true, remaining] or [false, retry after] for each request.
  return [];
}
