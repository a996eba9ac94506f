// Wants day of month and weekday to match both, and does not know that 2100 is no leap year.
function nthRun(schedule, after, count) {
  const N = [[], [], [], 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' '), 'SUN MON TUE WED THU FRI SAT'.split(' ')];
  const R = [[0, 59], [0, 23], [1, 31], [1, 12], [0, 7]];
  const f = schedule.split(/ +/);
  if (f.length !== 5) return null;
  const sets = [];
  for (let i = 0; i < 5; i++) {
    const [lo, hi] = R[i], s = new Set();
    const num = (w) => (/^\d{1,2}$/.test(w) ? +w : N[i].includes(w.toUpperCase()) ? N[i].indexOf(w.toUpperCase()) + lo : NaN);
    for (const it of f[i].split(',')) {
      if (i === 2 && /^l$/i.test(it)) { s.add('L'); continue; }
      const m = /^(\*|\w+)(?:-(\w+))?(?:\/(\d{1,2}))?$/.exec(it);
      if (!m || (m[1] === '*' && m[2]) || (m[1] !== '*' && !m[2] && m[3])) return null;
      const a = m[1] === '*' ? lo : num(m[1]), b = m[1] === '*' ? hi : m[2] ? num(m[2]) : a, st = m[3] ? +m[3] : 1;
      if (!(a >= lo && a <= b && b <= hi && st > 0)) return null;
      for (let v = a; v <= b; v += st) s.add(i === 4 ? v % 7 : v);
    }
    sets.push(s);
  }
  const ms = [...sets[0]].sort((a, b) => a - b), hs = [...sets[1]].sort((a, b) => a - b);
  let [y, mo, d, h0, m0] = after.split(/[-T:]/).map(Number);
  let dow = new Date(Date.UTC(y, mo - 1, d)).getUTCDay(), first = true;
  while (y < 2200) {
    const len = mo === 2 ? (y % 4 ? 28 : 29) : [4, 6, 9, 11].includes(mo) ? 30 : 31;
    if (sets[3].has(mo) && (sets[2].has(d) || (d === len && sets[2].has('L'))) && sets[4].has(dow)) {
      for (const h of hs) for (const m of ms) {
        if (first && (h < h0 || (h === h0 && m <= m0))) continue;
        if (--count === 0) return `${y}-${String(mo).padStart(2, 0)}-${String(d).padStart(2, 0)}T${String(h).padStart(2, 0)}:${String(m).padStart(2, 0)}`;
      }
    }
    first = false;
    dow = (dow + 1) % 7;
    if (++d > len) { d = 1; if (++mo > 12) { mo = 1; y++; } }
  }
  return null;
}
