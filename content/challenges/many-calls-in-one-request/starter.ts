function runBatch(calls: { id: string; path: string; result: { status: number; body: object } }[]): (number | string | null)[][] {
  // Return [status, wave, path] for each call, in the order of the input.
  return [];
}
