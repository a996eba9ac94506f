// Replaces placeholders wherever they stand, also in strings and comments of the template.
function fillReport(template, values) {
  const q = (s) => "'" + s.replace(/'/g, "''") + "'";
  const int = (n) => (n < 0 ? `(${n})` : String(n));
  let error = null;
  const sql = template.replace(/\{(?:(\w+):(text|int|name|like|list)\})?/g, (all, name, kind, at) => {
    const v = values[name], bad = () => { error ??= at; return ''; };
    if (!name || v === undefined || (typeof v === 'string' && v.includes('\0'))) return bad();
    if (kind === 'text') return v === null ? 'NULL' : typeof v === 'string' ? q(v) : bad();
    if (kind === 'int') return Number.isInteger(v) ? int(v) : bad();
    if (kind === 'name') return typeof v === 'string' && v ? '"' + v.replace(/"/g, '""') + '"' : bad();
    if (kind === 'like') return typeof v === 'string' ? q('%' + v.replace(/[\\%_]/g, '\\$&') + '%') + " ESCAPE '\\'" : bad();
    if (!Array.isArray(v) || v.some((e) => typeof e !== 'string' && !Number.isInteger(e))) return bad();
    return '(' + (v.map((e) => (typeof e === 'string' ? q(e) : int(e))).join(', ') || 'NULL') + ')';
  });
  return error === null ? sql : { error };
}
