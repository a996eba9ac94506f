// Return [runners, longest], or null if a suite alone is over the limit.
function fewestRunners(minutes: number[], conflicts: [number, number][], limit: number): [number, number] | null {
  return null;
}
