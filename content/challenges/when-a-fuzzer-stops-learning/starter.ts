// Return for each block of events how many sequences it completes for the first time.
function newSequences(events: string[], depth: number, block: number): number[] {
  return [];
}
