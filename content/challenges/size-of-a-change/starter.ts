// Return [removed, added] of the smallest change, or null if it is larger than limit.
function changeSize(before: string[], after: string[], limit: number): [number, number] | null {
  return null;
}
