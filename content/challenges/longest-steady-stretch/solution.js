function steadyStretch(samples, tolerance, maxGap) {
  const high = { items: [], head: 0 };
  const low = { items: [], head: 0 };
  const front = (queue) => samples[queue.items[queue.head]][1];
  const add = (queue, index, sign) => {
    const reading = samples[index][1] * sign;
    while (queue.items.length > queue.head && samples[queue.items.at(-1)][1] * sign <= reading) queue.items.pop();
    queue.items.push(index);
  };
  let best = null;
  let first = 0;
  for (let last = 0; last < samples.length; last++) {
    if (last > 0 && samples[last][0] - samples[last - 1][0] > maxGap) {
      first = last;
      for (const queue of [high, low]) queue.head = queue.items.length;
    }
    add(high, last, 1);
    add(low, last, -1);
    while (front(high) - front(low) > tolerance) {
      first += 1;
      for (const queue of [high, low]) if (queue.items[queue.head] < first) queue.head += 1;
    }
    const from = samples[first][0];
    const to = samples[last][0];
    if (best === null || to - from > best[1] - best[0]) best = [from, to];
  }
  return best;
}
