// Takes every line that begins with a time and a level's letters for a header, and drops all blank lines.
function groupEntries(lines) {
  const entries = [];
  let current = null;
  for (const line of lines) {
    const m = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ) (DEBUG|INFO|WARN|ERROR) ?(.*)/.exec(line);
    if (m) {
      current = [m[1], m[2], m[3]];
      entries.push(current);
    } else if (line.trim() !== '') {
      if (!current) entries.push(current = ['', '', line]);
      else current[2] += '\n' + line;
    }
  }
  return entries;
}
