// Return [touches hidden, row, column, turned] of the best place, or null if there is none.
function placePanel(touches: number[][], height: number, width: number): [number, number, number, boolean] | null {
  return null;
}
