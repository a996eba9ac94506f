// Keeps the time of the last change of each item, so a later drop kills what it never saw.
function mergeLists(operations, phones) {
  const state = Object.fromEntries(phones.map((p) => [p, new Map()]));
  operations.forEach(([kind, a, b, amount], time) => {
    if (kind === 'put') state[a].set(b, { time, amount });
    else if (kind === 'drop') { if (state[a].get(b)?.amount) state[a].set(b, { time, amount: 0 }); }
    else for (const [item, e] of state[a]) if (!state[b].has(item) || state[b].get(item).time < e.time) state[b].set(item, e);
  });
  return phones.map((p) => [...state[p]].filter(([, e]) => e.amount).map(([i, e]) => [i, e.amount]).sort((x, y) => (x[0] < y[0] ? -1 : 1)));
}
