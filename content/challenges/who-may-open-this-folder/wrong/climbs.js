// Right, but climbs up the tree for each question.
function checkAccess(parents, members, rules, queries) {
  const up = {}, at = {};
  for (const [w, g] of members) (up['n' + w] ??= []).push(g);
  for (const [f, w, e] of rules) ((at[f] ??= new Map()).set(w, e === 'deny' || at[f].get(w) === true));
  return queries.map(([user, folder]) => {
    const all = new Set([user]);
    for (const n of all) for (const g of up['n' + n] ?? []) all.add(g);
    for (let f = folder; f >= 0; f = parents[f]) {
      if (!at[f]) continue;
      if (at[f].has(user)) return at[f].get(user) ? 'n' : 'y';
      const hit = [...all].filter((n) => at[f].has(n));
      if (hit.length) return hit.some((n) => at[f].get(n)) ? 'n' : 'y';
    }
    return 'n';
  }).join('');
}
