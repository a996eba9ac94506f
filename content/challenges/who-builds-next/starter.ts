function simulateBuilds(jobs: [number, number, number][], agents: number, aging: number): [number, number, number] {
  // Return [end of the last build, sum of all waiting times, index of the job that waited longest].
  return [0, 0, -1];
}
