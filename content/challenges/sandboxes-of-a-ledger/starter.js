// Return the answers to the "sum" operations, in order.
function sandboxSums(accounts, operations) {
  return [];
}
