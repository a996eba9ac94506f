// Uses answers that come later, so a cas that will fail cannot explain what was read before its end.
function firstViolation(operations) {
  const ev = operations.flatMap(([, s, e], i) => (e === null ? [[s, i, 1]] : [[s, i, 1], [e, i, 0]])).sort((a, b) => a[0] - b[0]);
  let states = new Map([['0|', [0, []]]]);
  const open = new Set();
  for (const [, op, start] of ev) {
    if (start) { open.add(op); continue; }
    const seen = new Set(states.keys()), work = [...states.values()], next = new Map();
    while (work.length) {
      const [v, done] = work.pop();
      if (done.includes(op)) { const d = done.filter((x) => x !== op); next.set(v + '|' + d, [v, d]); continue; }
      for (const o of open) {
        if (done.includes(o)) continue;
        const [k, , e, a, b, ok] = operations[o];
        let w = v;
        if (k === 'write') w = a;
        else if (k === 'read') { if (e === null || v !== a) continue; }
        else if (e === null || ok) { if (v !== a) continue; w = b; }
        else if (v === a) continue;
        const d = [...done, o].sort((x, y) => x - y), key = w + '|' + d;
        if (!seen.has(key)) { seen.add(key); work.push([w, d]); }
      }
    }
    if (!next.size) return op;
    states = next;
    open.delete(op);
  }
  return -1;
}
