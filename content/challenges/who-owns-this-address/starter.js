// Return the answers to "owner" and "ranges", in order.
function addressOwners(operations) {
  return [];
}
