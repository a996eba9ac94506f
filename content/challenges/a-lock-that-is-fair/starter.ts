function grantTimes(requests: [number, string, number, number][]): number[] {
  // Return for each request the time at which it gets the lock, or -1 if it gives up.
  return [];
}
