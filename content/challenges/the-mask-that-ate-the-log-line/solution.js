function maskSecrets(lines, names) {
  if (names.length === 0) return lines;
  const escaped = names.map((name) => name.replace(/[.+$-]/g, '\\$&'));
  const head = new RegExp('(?:' + escaped.join('|') + ')"? *[=:] *', 'gi');
  const quoted = /"(?:[^"\\]|\\.?)*/y; // up to, without, the closing quote or the end of the line
  const bare = /[^ ,;&"]*/y;

  return lines.map((line) => {
    let out = '';
    let done = 0; // everything before this is in out
    head.lastIndex = 0;
    for (let match = head.exec(line); match !== null; match = head.exec(line)) {
      if (match.index > 0 && /[A-Za-z0-9_.-]/.test(line[match.index - 1])) {
        head.lastIndex = match.index + 1;
        continue;
      }
      const start = head.lastIndex;
      if (line[start] === '"') {
        quoted.lastIndex = start;
        quoted.exec(line);
        const end = quoted.lastIndex;
        out += line.slice(done, start + 1) + '***' + (end < line.length ? '"' : '');
        done = Math.min(end + 1, line.length);
      } else {
        bare.lastIndex = start;
        bare.exec(line);
        const end = bare.lastIndex;
        out += line.slice(done, start) + (end > start ? '***' : '');
        done = end;
      }
      head.lastIndex = done;
    }
    return out + line.slice(done);
  });
}
