// Return one {lost, lines} for each "read", in order.
function runRingLog(capacity, operations) {
  return [];
}
