// Merges only stretches that overlap, so two that touch stay apart; and reads ^0.x.y like ^1.x.y.
function commonRange(ranges) {
  const cmp = (a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
  const up = (v, p) => v.map((n, i) => (i < p ? n : i === p ? n + 1 : 0));
  const Z = [0, 0, 0], E = [Infinity, 0, 0], num = '(?:0|[1-9]\\d{0,8})';
  const pre = new RegExp(`^(>=|<=|[<>=^~])? *((?:${num}|[xX*])(?:\\.(?:${num}|[xX*])){0,2})(?: +|$)`);
  const hy = new RegExp(`^(${num}\\.${num}\\.${num}) +- +(${num}\\.${num}\\.${num})$`);
  let common = [[Z, E]];
  for (let r = 0; r < ranges.length; r++) {
    const list = [];
    for (let t of ranges[r].split('||')) {
      t = t.trim();
      const h = hy.exec(t);
      let lo = Z, hi = E;
      if (h) { lo = h[1].split('.').map(Number); hi = up(h[2].split('.').map(Number), 2); }
      else {
        if (!t) return { error: r };
        while (t) {
          const m = pre.exec(t);
          if (!m || /[xX*]\.\d/.test(m[2])) return { error: r };
          t = t.slice(m[0].length);
          const g = m[2].split('.').filter((p) => /\d/.test(p)).map(Number);
          const f = [g[0] ?? 0, g[1] ?? 0, g[2] ?? 0], n = g.length ? up(f, g.length - 1) : E, op = m[1] ?? '=';
          let a = Z, b = E;
          if (!g.length) { if (op === '<' || op === '>') b = Z; }
          else if (op === '>=') a = f;
          else if (op === '>') a = n;
          else if (op === '<') b = f;
          else if (op === '<=') b = n;
          else { a = f; b = op === '=' ? n : op === '~' ? up(f, Math.min(1, g.length - 1)) : up(f, 0); }
          if (cmp(a, lo) > 0) lo = a;
          if (cmp(b, hi) < 0) hi = b;
        }
      }
      if (cmp(lo, hi) < 0) list.push([lo, hi]);
    }
    list.sort((a, b) => cmp(a[0], b[0]));
    const m = [];
    for (const [a, b] of list) {
      if (m.length && cmp(a, m.at(-1)[1]) < 0) { if (cmp(b, m.at(-1)[1]) > 0) m.at(-1)[1] = b; } else m.push([a, b]);
    }
    common = common.flatMap(([a, b]) => m.map(([c, d]) => [cmp(a, c) > 0 ? a : c, cmp(b, d) < 0 ? b : d])).filter(([a, b]) => cmp(a, b) < 0);
  }
  return common.map(([a, b]) => [cmp(a, Z) ? '>=' + a.join('.') : '', b[0] < Infinity ? '<' + b.join('.') : ''].filter(Boolean).join(' ') || '*').join(' || ') || 'none';
}
