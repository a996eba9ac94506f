function runReservations(capacity, operations) {
  const times = [];
  for (const [kind, from, to] of operations) if (kind !== 'cancel') times.push(from, to);
  const sorted = [...new Set(times)].sort((a, b) => a - b);
  const slot = new Map(sorted.map((time, i) => [time, i]));

  let n = 1;
  while (n < sorted.length) n *= 2;
  const high = new Array(2 * n).fill(0); // maximum below the node, with what was added to it
  const added = new Array(2 * n).fill(0); // added to all of the node

  const change = (from, to, rate) => {
    let left = from + n;
    let right = to + n;
    const ends = [left, right - 1];
    for (; left < right; left >>= 1, right >>= 1) {
      if (left & 1) {
        high[left] += rate;
        added[left] += rate;
        left++;
      }
      if (right & 1) {
        right--;
        high[right] += rate;
        added[right] += rate;
      }
    }
    for (let end of ends) {
      for (end >>= 1; end >= 1; end >>= 1) {
        high[end] = Math.max(high[2 * end], high[2 * end + 1]) + added[end];
      }
    }
  };

  const peak = (from, to) => {
    let left = from + n;
    let right = to + n - 1;
    let onLeft = high[left];
    let onRight = high[right];
    while (left >> 1 !== right >> 1 && left !== right) {
      if (!(left & 1)) onLeft = Math.max(onLeft, high[left + 1]);
      if (right & 1) onRight = Math.max(onRight, high[right - 1]);
      left >>= 1;
      right >>= 1;
      onLeft += added[left];
      onRight += added[right];
    }
    let best = Math.max(onLeft, onRight);
    for (left >>= 1; left >= 1; left >>= 1) best += added[left];
    return best;
  };

  const booked = new Map();
  const answers = [];
  let accepted = 0;
  operations.forEach(([kind, first, second, rate], i) => {
    if (kind === 'cancel') {
      const reservation = booked.get(first);
      if (reservation === undefined) return;
      booked.delete(first);
      change(reservation[0], reservation[1], -reservation[2]);
      return;
    }
    const from = slot.get(first);
    const to = slot.get(second);
    if (kind === 'peak') {
      answers.push(peak(from, to));
    } else if (peak(from, to) + rate <= capacity) {
      accepted += 1;
      booked.set(i, [from, to, rate]);
      change(from, to, rate);
    }
  });
  return { accepted, answers };
}
