function smallestDeadlock(trace: [string, string, string][]): string[] {
  // Return the names of the threads, sorted, or an empty list.
  return ['?'];
}
