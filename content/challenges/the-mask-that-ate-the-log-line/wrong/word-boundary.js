// Uses \b for whole names: "-" and "." before a name are taken for borders.
function maskSecrets(lines, names) {
  if (names.length === 0) return lines;
  const list = names.map((n) => n.replace(/[.+$-]/g, '\\$&')).join('|');
  const secret = new RegExp('\\b((?:' + list + ')"? *[=:] *)(?:"((?:[^"\\\\]|\\\\.?)*)("?)|[^ ,;&"]+)', 'gi');
  return lines.map((line) => line.replace(secret, (m, head, q, end) => head + (q === undefined ? '***' : '"***' + end)));
}
