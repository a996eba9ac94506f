// Rounds the parts of a negative total down, away from zero: a credit note differs from its invoice.
function splitTotal(total, parties) {
  const cents = Number(total.replace('.', ''));
  const sum = parties.reduce((all, p) => all + p[1], 0);
  const parts = parties.map((p) => Math.floor((cents * p[1]) / sum));
  const rem = parties.map((p, i) => cents * p[1] - parts[i] * sum);
  const rest = cents - parts.reduce((a, b) => a + b, 0);
  const order = parties.map((_, i) => i).sort((a, b) => rem[b] - rem[a] || a - b);
  for (const i of order.slice(0, rest)) parts[i] += 1;
  return parties.map((p, i) => {
    const d = String(Math.abs(parts[i])).padStart(3, '0');
    return [p[0], (parts[i] < 0 ? '-' : '') + d.slice(0, -2) + '.' + d.slice(-2)];
  });
}
