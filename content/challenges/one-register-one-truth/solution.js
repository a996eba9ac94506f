function firstViolation(operations) {
  const events = [];
  operations.forEach(([, start, end], op) => {
    events.push([start, op, true]);
    if (end !== null) events.push([end, op, false]);
  });
  events.sort((a, b) => a[0] - b[0]);

  // A state is value * 65536 + spoiled * 256 + done. The last two have a bit for each slot of an
  // open operation: done means effect and answer fit, spoiled that the answer will not fit.
  const values = [0], numbers = new Map([[0, 0]]);
  const number = (value) => {
    if (!numbers.has(value)) {
      numbers.set(value, values.length);
      values.push(value);
    }
    return numbers.get(value);
  };
  const open = new Array(8).fill(-1);
  let states = new Set([0]);

  // The state after the operation in this slot has taken effect, or -1.
  const effect = (state, slot) => {
    const [kind, , end, first, second, done] = operations[open[slot]];
    const value = values[Math.floor(state / 65536)], marks = state % 65536;
    if (kind === 'write') return number(first) * 65536 + (marks | (1 << slot));
    if (kind === 'read') return end !== null && value === first ? state + (1 << slot) : -1;
    const fits = value === first;
    if (end === null || done) return fits ? number(second) * 65536 + (marks | (1 << slot)) : -1;
    return fits ? number(second) * 65536 + (marks | (256 << slot)) : state + (1 << slot);
  };

  for (const [, op, starts] of events) {
    if (starts) {
      open[open.indexOf(-1)] = op;
      continue;
    }
    const ending = open.indexOf(op), bit = 1 << ending;
    const seen = new Set(states), work = [...states], next = new Set();
    while (work.length > 0) {
      const state = work.pop();
      if (state & bit) {
        next.add(state - bit);
        continue;
      }
      if (state & (bit << 8)) continue;
      for (let slot = 0; slot < 8; slot++) {
        if (open[slot] < 0 || (state & (257 << slot))) continue;
        const after = effect(state, slot);
        if (after >= 0 && !seen.has(after)) {
          seen.add(after);
          work.push(after);
        }
      }
    }
    if (next.size === 0) return op;
    states = next;
    open[ending] = -1;
  }
  return -1;
}
