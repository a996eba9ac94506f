function largestDirectories(entries, k) {
  const indexOf = new Map(entries.map((entry, i) => [entry[0], i]));
  const parentOf = entries.map((entry) => (entry[1] === null ? undefined : indexOf.get(entry[1])));
  const totals = entries.map((entry) => entry[2]);
  const open = new Array(entries.length).fill(0); // children that are not added up yet
  for (const parent of parentOf) if (parent !== undefined) open[parent] += 1;

  // From the leaves upwards: an entry is final as soon as all its children are.
  const ready = [];
  for (let i = 0; i < entries.length; i++) if (open[i] === 0) ready.push(i);
  while (ready.length > 0) {
    const i = ready.pop();
    const parent = parentOf[i];
    if (parent === undefined) continue;
    totals[parent] += totals[i];
    open[parent] -= 1;
    if (open[parent] === 0) ready.push(parent);
  }

  // k is small: keep the best so far in order instead of sorting everything.
  const best = [];
  const isBetter = (a, b) => a[1] > b[1] || (a[1] === b[1] && a[0] < b[0]);
  entries.forEach((entry, i) => {
    const pair = [entry[0], totals[i]];
    if (best.length === k && (k === 0 || !isBetter(pair, best[k - 1]))) return;
    let at = best.length;
    while (at > 0 && isBetter(pair, best[at - 1])) at -= 1;
    best.splice(at, 0, pair);
    if (best.length > k) best.pop();
  });
  return best;
}
