// Lets a ** at the end stand for nothing.
function ignoredFiles(rules, paths) {
  const one = (p, s) => {
    let reach = new Set([0]);
    const close = (r) => { for (const i of r) if (p[i] === '*') r.add(i + 1); return r; };
    close(reach);
    for (const c of s) {
      const next = new Set();
      for (const i of reach) { if (p[i] === '*') next.add(i); else if (i < p.length && (p[i] === '?' || p[i] === c)) next.add(i + 1); }
      reach = close(next);
    }
    return reach.has(p.length);
  };
  const many = (p, s) => {
    let reach = new Set([0]);
    const close = (r) => { for (const i of r) if (p[i] === '**') r.add(i + 1); return r; };
    close(reach);
    for (const c of s) {
      const next = new Set();
      for (const i of reach) { if (p[i] === '**') next.add(i); else if (i < p.length && one(p[i], c)) next.add(i + 1); }
      reach = close(next);
    }
    return reach.has(p.length);
  };
  return paths.filter((path) => {
    if (!path.includes('/')) return rules.reduce((a, r) => { const k = r[0] === '!'; const q = k ? r.slice(1) : r; return (q === '**' || (!q.endsWith('/**') && many(q.split('/'), [path]))) ? !k : a; }, false);
    let state = false;
    for (const r of rules) { const k = r[0] === '!'; if (many((k ? r.slice(1) : r).split('/'), path.split('/'))) state = !k; }
    return state;
  });
}
