// Return the answer to each "ask", in order.
function couldReach(machines, log) {
  return [];
}
