// Return the answer to each "ask", in order.
function couldReach(machines: number, log: (["plug", number, number] | ["pull", number, number] | ["ask", number, number])[]): boolean[] {
  return [];
}
