function fillReport(template, values) {
  const isText = (v) => typeof v === 'string' && !v.includes('\0');
  const text = (v) => (isText(v) ? `'${v.replaceAll("'", "''")}'` : null);
  const int = (v) => (Number.isInteger(v) ? (v < 0 ? `(${v})` : `${v}`) : null);
  const kinds = {
    text: (v) => (v === null ? 'NULL' : text(v)),
    int,
    name: (v) => (isText(v) && v !== '' ? `"${v.replaceAll('"', '""')}"` : null),
    like: (v) => (isText(v) ? `'%${v.replace(/[\\%_]/g, '\\$&').replaceAll("'", "''")}%' ESCAPE '\\'` : null),
    list: (v) => {
      if (!Array.isArray(v)) return null;
      const parts = v.map((e) => text(e) ?? int(e));
      return parts.includes(null) ? null : `(${parts.length ? parts.join(', ') : 'NULL'})`;
    },
  };
  // One alternative for each context; the last characters of the first three may be missing.
  const token = /'[^']*('?)|"[^"]*("?)|--[^\n]*|\/\*(?:[^*]|\*(?!\/))*(\*\/)?|\{(?:(\w+):(text|int|name|like|list)\})?|[^]/g;
  let sql = '';
  for (const match of template.matchAll(token)) {
    const [piece, single, double, comment, name, kind] = match;
    if (single === '' || double === '' || (piece.startsWith('/*') && comment === undefined)) return { error: match.index };
    if (piece[0] !== '{') {
      sql += piece;
      continue;
    }
    if (name === undefined || !Object.hasOwn(values, name)) return { error: match.index };
    const filled = kinds[kind](values[name]);
    if (filled === null) return { error: match.index };
    sql += filled;
  }
  return sql;
}
