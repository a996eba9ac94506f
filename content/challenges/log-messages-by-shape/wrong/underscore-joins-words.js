// Uses \b, which takes the underscore for a part of a word.
function messageShapes(messages) {
  const counts = new Map();
  for (const m of messages) {
    const s = m
      .replace(/"[^"]*"/g, '<str>')
      .replace(/\b(?=\w*[0-9])(?=\w*[a-fA-F])[0-9a-fA-F]{8,}\b/g, '<hex>')
      .replace(/\b[0-9]+\b/g, '<num>')
      .replace(/ +/g, ' ')
      .trim();
    counts.set(s, (counts.get(s) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]);
}
