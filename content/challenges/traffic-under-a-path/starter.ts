// Return one number for each "count", in order.
function trafficUnder(operations: ["hit" | "count", string][]): number[] {
  return [];
}
