function splitTotal(total, parties) {
  const negative = total.startsWith('-');
  const cents = Number(total.replace('-', '').replace('.', ''));
  const sum = parties.reduce((all, [, weight]) => all + weight, 0);

  // Whole numbers all the way: at most 10^12 cents times 10^4 is checked to be exact by BigInt.
  const parts = parties.map(([, weight]) => Number((BigInt(cents) * BigInt(weight)) / BigInt(sum)));
  const remainders = parties.map(([, weight]) => Number((BigInt(cents) * BigInt(weight)) % BigInt(sum)));
  const rest = cents - parts.reduce((all, part) => all + part, 0);

  const order = parties.map((_, i) => i).sort((a, b) => remainders[b] - remainders[a] || a - b);
  for (const i of order.slice(0, rest)) parts[i] += 1;

  return parties.map(([name], i) => [name, format(parts[i], negative)]);
}

function format(cents, negative) {
  const digits = String(cents).padStart(3, '0');
  return (negative && cents > 0 ? '-' : '') + digits.slice(0, -2) + '.' + digits.slice(-2);
}
