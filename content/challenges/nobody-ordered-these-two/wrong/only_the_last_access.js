// Keeps only the last write of each variable, whoever made it, and forgets older ones that race too.
function findRaces(trace) {
  const C = {}, L = {}, V = {}, out = [];
  const get = (t) => (C['t' + t] ??= {});
  const merge = (a, b) => { for (const k in b) a[k] = Math.max(a[k] ?? 0, b[k]); };
  trace.forEach(([t, a, x], i) => {
    const c = get(t);
    c['t' + t] = (c['t' + t] ?? 0) + 1;
    if (a === 'lock') merge(c, L['l' + x] ?? {});
    else if (a === 'unlock') L['l' + x] = { ...c };
    else if (a === 'start') merge(get(x), c);
    else if (a === 'join') merge(c, get(x));
    else {
      const v = (V['v' + x] ??= { w: null, r: {} });
      let race = v.w !== null && (c[v.w[0]] ?? 0) < v.w[1];
      if (a === 'write') {
        for (const k in v.r) if ((c[k] ?? 0) < v.r[k]) race = true;
        v.w = ['t' + t, c['t' + t]];
        v.r = {};
      } else v.r['t' + t] = c['t' + t];
      if (race) out.push(i);
    }
  });
  return out;
}
