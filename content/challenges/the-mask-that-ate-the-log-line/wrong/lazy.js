// Makes the match lazy and global, but knows no escapes and no whole names.
function maskSecrets(lines, names) {
  if (names.length === 0) return lines;
  const list = names.map((n) => n.replace(/[.+$-]/g, '\\$&')).join('|');
  const secret = new RegExp('(' + list + ')("? *[=:] *)(?:"(.*?)("|$)|[^ ,;&"]+)', 'gi');
  return lines.map((line) => line.replace(secret, (m, n, sep, q, end) => n + sep + (q === undefined ? '***' : '"***' + end)));
}
