// Removes free calls from both ends and takes what remains for cycles, also calls between two cycles.
function runBatch(calls) {
  const at = new Map(calls.map((c, i) => [c.id, i]));
  const refs = calls.map((c) => [...c.path.matchAll(/\{([A-Za-z0-9]+)\.([A-Za-z0-9]+)\}/g)].map((m) => [m[1], m[2]]));
  const deps = refs.map((r) => [...new Set(r.map(([id]) => at.get(id)).filter((x) => x !== undefined))]);
  const users = calls.map(() => []);
  deps.forEach((d, i) => d.forEach((x) => users[x].push(i)));
  const peel = (from, to, alive) => {
    const n = from.map((d) => d.filter((x) => alive[x]).length), order = [];
    n.forEach((k, i) => { if (k === 0 && alive[i]) order.push(i); });
    for (let p = 0; p < order.length; p++) { alive[order[p]] = false; for (const u of to[order[p]]) if (alive[u] && --n[u] === 0) order.push(u); }
    return order;
  };
  const alive = calls.map(() => true);
  const order = peel(deps, users, alive);
  const tail = peel(users, deps, alive);
  const out = calls.map((_, i) => (alive[i] ? [409, null, null] : null));
  for (const i of [...order, ...tail.reverse()]) {
    if (refs[i].some(([id]) => !at.has(id))) out[i] = [400, null, null];
    else if (deps[i].some((d) => !(out[d][0] >= 200 && out[d][0] <= 299))) out[i] = [424, null, null];
    else if (refs[i].some(([id, f]) => !Object.hasOwn(calls[at.get(id)].result.body, f))) out[i] = [422, null, null];
    else out[i] = [calls[i].result.status, Math.max(-1, ...deps[i].map((d) => out[d][1])) + 1, calls[i].path.replace(/\{([A-Za-z0-9]+)\.([A-Za-z0-9]+)\}/g, (_, id, f) => calls[at.get(id)].result.body[f])];
  }
  return out;
}
