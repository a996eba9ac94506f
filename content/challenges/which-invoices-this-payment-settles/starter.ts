// Return [settled, fewest, ways].
function settlePayment(invoices: number[], payment: number): [number, number, number] {
  return [0,0,0];
}
