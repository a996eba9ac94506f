// Return one {lost, lines} for each "read", in order.
function runRingLog(capacity: number, operations: (["append", string] | ["read", number, number])[]): { lost: number; lines: string[] }[] {
  return [];
}
