// Return the answers to "owner" and "ranges", in order.
function addressOwners(operations: (["assign", number, number, string] | ["release", number, number] | ["owner", number] | ["ranges", number, number])[]): (string | null | number)[] {
  return [];
}
