// Looks only at the first and the last second.
function runReservations(capacity, operations) {
  const live = new Map();
  const answers = [];
  let accepted = 0;
  const at = (t) => { let s = 0; for (const [a, b, r] of live.values()) if (a <= t && t < b) s += r; return s; };
  operations.forEach(([op, a, b, r], i) => {
    if (op === 'cancel') { live.delete(a); return; }
    const peak = Math.max(at(a), at(b - 1), at(Math.floor((a + b) / 2)));
    if (op === 'peak') answers.push(peak);
    else if (peak + r <= capacity) { accepted++; live.set(i, [a, b, r]); }
  });
  return { accepted, answers };
}
