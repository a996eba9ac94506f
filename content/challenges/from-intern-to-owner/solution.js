function auditEscalation(roles, statements, start, goal) {
  const names = [start, ...Object.keys(roles)];
  const id = new Map(names.map((name, i) => [name, i]));
  const n = names.length;
  const ACTIONS = ['become', 'trust', 'edit'];
  const trusted = names.map((name, r) => new Set(r === 0 ? [] : roles[name]));

  // For each principal: its allow statements with the actions and targets they cover, and what is denied.
  const allows = names.map(() => []), denied = names.map(() => new Set());
  statements.forEach(([who, effect, action, target], index) => {
    const x = id.get(who);
    if (x === undefined) return;
    const prefix = target.endsWith('*') ? target.slice(0, -1) : null;
    const targets = [];
    for (let t = 0; t < n; t++) {
      if (prefix === null ? names[t] === target : names[t].startsWith(prefix)) targets.push(t);
    }
    ACTIONS.forEach((name, a) => {
      if (action !== '*' && action !== name) return;
      if (effect === 'allow') allows[x].push({ index, a, targets });
      else for (const t of targets) denied[x].add(a * n + t);
    });
  });
  const everything = names.map((_, t) => t);

  // Facts: kind * n + principal, with kinds 0 controlled, 1 opened, 2 edited.
  const run = (removed) => {
    const reasons = new Map([[0, { facts: [], statement: -1 }]]);
    const work = [0];
    const add = (fact, facts, statement) => {
      if (reasons.has(fact)) return;
      reasons.set(fact, { facts, statement });
      work.push(fact);
    };
    const waiting = names.map(() => []);        // role -> ways to become it once it is opened
    const use = (x, a, targets, facts, statement) => {
      for (const t of targets) {
        if (denied[x].has(a * n + t) || (t === 0 && a < 2)) continue;
        if (a > 0) add(a * n + t, facts, statement);
        else if (reasons.has(t)) continue;
        else if (trusted[t].has(names[x])) add(t, facts, statement);
        else if (reasons.has(n + t)) add(t, [...facts, n + t], statement);
        else waiting[t].push([facts, statement]);
      }
    };
    for (const fact of work) {                  // grows while it is gone through
      const kind = Math.floor(fact / n), x = fact % n;
      if (kind === 1) {
        for (const [facts, statement] of waiting[x]) add(x, [...facts, fact], statement);
        continue;
      }
      if (!reasons.has(x)) continue;            // edited, but not controlled yet
      if (reasons.has(2 * n + x)) {
        for (let a = 0; a < 3; a++) use(x, a, everything, [x, 2 * n + x], -1);
      } else {
        for (const { index, a, targets } of allows[x]) if (index !== removed) use(x, a, targets, [x], index);
      }
    }
    return reasons;
  };

  const reasons = run(-1), g = id.get(goal);
  const reached = names.filter((_, x) => x > 0 && reasons.has(x)).sort();
  const candidates = new Set();
  if (reasons.has(g)) {
    const seen = new Set([g]);
    for (const fact of seen) {
      const { facts, statement } = reasons.get(fact);
      for (const f of facts) seen.add(f);
      if (statement >= 0) candidates.add(statement);
    }
  }
  const cuts = [...candidates].filter((statement) => !run(statement).has(g)).sort((a, b) => a - b);
  return { reached, cuts };
}
