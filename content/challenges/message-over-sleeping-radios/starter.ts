// Return the earliest time at which the message is at the target, or -1.
function earliestArrival(stations: number, links: [number, number, number, number, number, number][], source: number, target: number, start: number): number {
  return -1;
}
