// Counts grants: a right that was given twice has to be revoked twice.
function answerChecks(events) {
  const roles = new Map(), grants = [], answers = [];
  for (const [kind, a, b, c] of events) {
    if (kind === 'check') {
      answers.push(grants.some(([role, r, act]) =>
        act === c && (b === r || b.startsWith(r + '/')) && (roles.get(a) ?? new Set()).has(role)));
    } else if (kind === 'assign') {
      if (!roles.has(a)) roles.set(a, new Set());
      roles.get(a).add(b);
    } else if (kind === 'unassign') {
      roles.get(a)?.delete(b);
    } else if (kind === 'grant') {
      grants.push([a, b, c]);
    } else {
      const i = grants.findIndex((g) => g[0] === a && g[1] === b && g[2] === c);
      if (i >= 0) grants.splice(i, 1);
    }
  }
  return answers;
}
