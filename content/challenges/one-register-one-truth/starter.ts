function firstViolation(operations: [string, number, number | null, ...(number | boolean | null)[]][]): number {
  // Return the index of the operation whose answer makes the history impossible, or -1.
  return -2;
}
