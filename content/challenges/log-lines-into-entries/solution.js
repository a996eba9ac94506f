function groupEntries(lines) {
  const header = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z) (DEBUG|INFO|WARN|ERROR)(?: ([^]*))?$/;
  const entries = [];
  let current = { time: '', level: '', text: [], head: 0 };
  const close = () => {
    const { time, level, text, head } = current;
    while (text.length > head && /^[ \t]*$/.test(text[text.length - 1])) text.pop();
    if (text.length > 0) entries.push([time, level, text.join('\n')]);
  };
  for (const line of lines) {
    const match = header.exec(line);
    if (match) {
      close();
      current = { time: match[1], level: match[2], text: [match[3] ?? ''], head: 1 };
    } else {
      current.text.push(line);
    }
  }
  close();
  return entries;
}
