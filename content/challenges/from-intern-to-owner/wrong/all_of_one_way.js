// Takes every statement of the first way that it finds for a cut.
function auditEscalation(roles, statements, start, goal) {
  const names = [start, ...Object.keys(roles)];
  const hit = (s, a, t) => (s[2] === '*' || s[2] === a) && (s[3].endsWith('*') ? t.startsWith(s[3].slice(0, -1)) : t === s[3]);
  const control = new Map([[start, []]]), opened = new Map(), edited = new Map();
  const may = (x, a, t) => {
    const mine = statements.map((s, i) => [s, i]).filter(([s]) => s[0] === x && hit(s, a, t));
    if (mine.some(([s]) => s[1] === 'deny')) return null;
    if (mine.length) return [...control.get(x), mine[0][1]];
    return edited.has(x) ? [...control.get(x), ...edited.get(x)] : null;
  };
  for (let changed = true; changed;) {
    changed = false;
    for (const x of [...control.keys()]) for (const t of names) {
      const put = (m, w, extra = []) => { if (w && !m.has(t)) { m.set(t, [...w, ...extra]); changed = true; } };
      put(edited, may(x, 'edit', t));
      if (t === start) continue;
      put(opened, may(x, 'trust', t));
      if (roles[t].includes(x)) put(control, may(x, 'become', t));
      else if (opened.has(t)) put(control, may(x, 'become', t), opened.get(t));
    }
  }
  return { reached: [...control.keys()].filter((x) => x !== start).sort(), cuts: [...new Set(control.get(goal) ?? [])].sort((a, b) => a - b) };
}
