// Return [first time, last time] of the longest steady stretch, or null if there are no samples.
function steadyStretch(samples: [number, number][], tolerance: number, maxGap: number): [number, number] | null {
  return null;
}
