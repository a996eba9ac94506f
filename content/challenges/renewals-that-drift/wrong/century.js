// Mends the drift and the reminder, but every fourth year is a leap year.
function renewalPlan(start, everyMonths, count, remindDays) {
  const [y0, m0, d0] = start.split('-').map(Number);
  const daysIn = (y, m) => (m === 2 ? (y % 4 === 0 ? 29 : 28) : [4, 6, 9, 11].includes(m) ? 30 : 31);
  const format = (y, m, d) => `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
  const before = (y, m, d, n) => {
    d -= n;
    while (d < 1) {
      m -= 1;
      if (m < 1) { m = 12; y -= 1; }
      d += daysIn(y, m);
    }
    return format(y, m, d);
  };
  return Array.from({ length: count }, (_, i) => {
    const t = y0 * 12 + m0 - 1 + (i + 1) * everyMonths;
    const y = Math.floor(t / 12), m = (t % 12) + 1, d = Math.min(d0, daysIn(y, m));
    return [before(y, m, d, remindDays), format(y, m, d)];
  });
}
