// Counts all selections of the best sum, however many invoices they have, when that number is above two.
function settlePayment(invoices, payment) {
  let all = new Map([['0,0', 1]]);
  for (const x of invoices) {
    const next = new Map(all);
    for (const [k, w] of all) {
      const [s, c] = k.split(',').map(Number);
      if (s + x <= payment) { const q = s + x + ',' + (c + 1); next.set(q, (next.get(q) ?? 0) + w); }
    }
    all = next;
  }
  let best = 0;
  for (const k of all.keys()) best = Math.max(best, Number(k.split(',')[0]));
  const list = [...all].map(([k, w]) => [...k.split(',').map(Number), w]).filter((e) => e[0] === best).sort((a, b) => a[1] - b[1]);
  return [best, list[0][1], list[0][1] > 2 ? list.reduce((s, e) => s + e[2], 0) : list[0][2]];
}
