// Uses the star only for members that the mask does not name.
function selectFields(mask, resource) {
  let i = 0;
  const merge = (t, name) => (t[name] ??= { kids: Object.create(null), whole: false });
  const list = (t) => { do { item(t); } while (mask[i] === ',' && ++i); };
  const item = (t) => {
    let p = null, kids = t;
    do {
      const m = /^(\*|[\w-]+)/.exec(mask.slice(i));
      if (!m) throw i;
      i += m[0].length;
      p = merge(kids, m[0]);
      kids = p.kids;
    } while (mask[i] === '/' && ++i);
    if (mask[i] === '(') {
      i++;
      list(kids);
      if (mask[i] !== ')') throw i;
      i++;
    } else p.whole = true;
  };
  const root = Object.create(null);
  try { list(root); if (i < mask.length) throw i; } catch (e) { if (typeof e === 'number') return { error: e }; throw e; }
  const cut = (v, kids) => {
    if (Array.isArray(v)) return v.map((x) => cut(x, kids));
    if (v === null || typeof v !== 'object') return v;
    const out = {};
    for (const k of Object.keys(v)) {
      const n = kids[k] ?? kids['*'];
      if (n) out[k] = n.whole ? v[k] : cut(v[k], n.kids);
    }
    return out;
  };
  return cut(resource, root);
}
