// Return the earliest time at which the message is at the target, or -1.
function earliestArrival(stations, links, source, target, start) {
  return -1;
}
