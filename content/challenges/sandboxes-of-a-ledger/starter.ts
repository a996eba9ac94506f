// Return the answers to the "sum" operations, in order.
function sandboxSums(accounts: number, operations: (["post", number, number, number] | ["restore", number, number, number, number] | ["sum", number, number, number])[]): number[] {
  return [];
}
