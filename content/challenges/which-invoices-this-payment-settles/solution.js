function settlePayment(invoices, payment) {
  const half = invoices.length >> 1;
  const left = selections(invoices.slice(0, half));
  const right = selections(invoices.slice(half));
  let settled = -1;
  let fewest = 0;
  let ways = 0;
  let j = right.sums.length - 1;
  for (let i = 0; i < left.sums.length; i++) {
    while (j >= 0 && left.sums[i] + right.sums[j] > payment) j--;
    if (j < 0) break;
    const sum = left.sums[i] + right.sums[j];
    const count = left.counts[i] + right.counts[j];
    const product = left.ways[i] * right.ways[j];
    if (sum > settled || (sum === settled && count < fewest)) {
      settled = sum;
      fewest = count;
      ways = product;
    } else if (sum === settled && count === fewest) {
      ways += product;
    }
  }
  return [settled, fewest, ways];
}

// All sums of selections in rising order, each with its smallest selections: how large and how many.
function selections(amounts) {
  let all = { sums: [0], counts: [0], ways: [1] };
  for (const amount of amounts) {
    const next = { sums: [], counts: [], ways: [] };
    const n = all.sums.length;
    let i = 0;
    let j = 0;
    while (j < n) {
      const without = i < n ? all.sums[i] : Infinity;
      const within = all.sums[j] + amount;
      const sum = Math.min(without, within);
      let count = Infinity;
      let ways = 0;
      if (without === sum) {
        count = all.counts[i];
        ways = all.ways[i];
        i++;
      }
      if (within === sum) {
        if (all.counts[j] + 1 < count) {
          count = all.counts[j] + 1;
          ways = all.ways[j];
        } else if (all.counts[j] + 1 === count) {
          ways += all.ways[j];
        }
        j++;
      }
      next.sums.push(sum);
      next.counts.push(count);
      next.ways.push(ways);
    }
    all = next;
  }
  return all;
}
