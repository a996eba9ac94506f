// Gives and and or the same precedence, from left to right.
function filterTickets(query, tickets) {
  let rest = [], i = 0;
  const re = / *("(?:[^"\\]|\\[^])*"|[<>!]?=|[<>:]|[()]|[^ ()"=!<>:]+)/y;
  let end = 0, broken = -1;
  for (;;) {
    re.lastIndex = end;
    const m = re.exec(query);
    if (!m) break;
    rest.push({ t: m[1], p: re.lastIndex - m[1].length });
    end = re.lastIndex;
  }
  while (query[end] === ' ') end++;
  const at = () => rest[i] ?? { t: '', p: end };
  const low = () => at().t.toLowerCase();
  const isValue = () => at().t !== '' && !/^([<>!=:]|[()]|(and|or|not)$)/i.test(at().t);
  const bad = () => { throw { pos: at().p }; };
  const take = () => {
    if (!isValue()) bad();
    const t = rest[i++].t;
    return t[0] === '"' ? { s: t.slice(1, -1).replace(/\\([^])/g, '$1'), q: true } : { s: t, n: /^-?\d+(\.\d+)?$/.test(t) ? +t : undefined };
  };
  const each = (f, g) => (Array.isArray(f) ? f.some(g) : g(f));
  const cmp = (op, e, v) => {
    if (typeof e === 'number') return v.n !== undefined && ({ '=': e === v.n, '<': e < v.n, '<=': e <= v.n, '>': e > v.n, '>=': e >= v.n }[op] ?? false);
    if (typeof e !== 'string') return false;
    const a = e.toLowerCase(), b = v.s.toLowerCase();
    return { '=': a === b, ':': a.includes(b), '<': e < v.s, '<=': e <= v.s, '>': e > v.s, '>=': e >= v.s }[op];
  };
  const unary = () => {
    if (low() === 'not') { i++; const f = unary(); return (t) => !f(t); }
    if (at().t === '(') { i++; const f = expr(); if (at().t !== ')') bad(); i++; return f; }
    const a = take();
    if (a.q || !/^[<>!=:]/.test(at().t)) return (t) => Object.values(t).some((f) => each(f, (e) => typeof e === 'string' && cmp(':', e, a)));
    const op = rest[i++].t, v = take();
    return op === '!=' ? (t) => !each(t[a.s], (e) => cmp('=', e, v)) : (t) => each(t[a.s], (e) => cmp(op, e, v));
  };
  const expr = () => {
    let f = unary();
    for (;;) {
      const left = f;
      if (low() === 'or') { i++; const right = unary(); f = (t) => left(t) || right(t); }
      else if (low() === 'and' || at().t === '(' || low() === 'not' || isValue()) { if (low() === 'and') i++; const right = unary(); f = (t) => left(t) && right(t); }
      else return f;
    }
  };
  try {
    const f = rest.length || end < query.length ? expr() : () => true;
    if (i < rest.length || end < query.length) bad();
    return tickets.map((t, k) => (f(t) ? k : -1)).filter((k) => k >= 0);
  } catch (e) { if (e.pos === undefined) throw e; return { error: e.pos }; }
}
