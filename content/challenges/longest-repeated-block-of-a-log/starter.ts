// Return [length, first, second], or null if no line occurs twice.
function repeatedBlock(lines: string[]): [number, number, number] | null {
  return null;
}
