// Return the answers to "get" and "count", in order.
function settingsHistory(operations: (["set", string, string] | ["delete", string] | ["restore", string, number] | ["get", string, number] | ["count", number])[]): (string | number | null)[] {
  return [];
}
