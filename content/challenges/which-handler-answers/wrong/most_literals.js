// Chooses the route with the most literal parts, wherever they stand.
function matchRoutes(routes, requests) {
  const list = routes.map(([m, p], i) => ({ m, i, parts: p.slice(1).split('/') }));
  const score = (r) => r.parts.reduce((s, p) => s + (p[0] === ':' ? 100 : p[0] === '*' ? 1 : 10000), 0);
  list.sort((a, b) => score(b) - score(a));
  return requests.map(([method, path]) => {
    const parts = path.slice(1).split('/');
    let other = 404;
    for (const r of list) {
      const out = {};
      let ok = true, rest = false;
      for (let i = 0; i < r.parts.length && ok && !rest; i++) {
        const p = r.parts[i];
        if (i >= parts.length) ok = false;
        else if (p[0] === '*' && parts[i] !== '') { out[p.slice(1)] = parts.slice(i).join('/'); rest = true; }
        else if (p[0] === ':' && parts[i] !== '') out[p.slice(1)] = parts[i];
        else if (p !== parts[i]) ok = false;
      }
      if (!ok || (!rest && r.parts.length !== parts.length)) continue;
      if (r.m === method) return [r.i, out];
      other = 405;
    }
    return other;
  });
}
