// Return the answers to "get" and "count", in order.
function settingsHistory(operations) {
  return [];
}
