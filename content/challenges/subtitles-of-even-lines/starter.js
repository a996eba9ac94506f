// Return the lines, or null if a word is too long.
function breakSubtitle(text, width) {
  return null;
}
