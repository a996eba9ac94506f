// Return the lines, or null if a word is too long.
function breakSubtitle(text: string, width: number): string[] | null {
  return null;
}
