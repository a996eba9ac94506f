// Counts in whole cents, but gives what is left over to the first parties instead of those with the greatest remainders.
function splitTotal(total, parties) {
  const negative = total.startsWith('-');
  const cents = BigInt(total.replace('-', '').replace('.', ''));
  const sum = BigInt(parties.reduce((all, p) => all + p[1], 0));
  const parts = parties.map((p) => (cents * BigInt(p[1])) / sum);
  let rest = cents - parts.reduce((a, b) => a + b, 0n);
  for (let i = 0; rest > 0n; i++) {
    if (parties[i][1] > 0) { parts[i] += 1n; rest -= 1n; }
  }
  return parties.map((p, i) => {
    const d = String(parts[i]).padStart(3, '0');
    return [p[0], (negative && parts[i] > 0n ? '-' : '') + d.slice(0, -2) + '.' + d.slice(-2)];
  });
}
