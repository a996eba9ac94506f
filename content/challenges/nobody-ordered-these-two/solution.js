function findRaces(trace) {
  const ids = new Map();
  const clocks = [];                // clocks[t][u]: how many events of u happen before t's next one
  const id = (thread) => {
    if (!ids.has(thread)) {
      ids.set(thread, ids.size);
      clocks.push([]);
    }
    return ids.get(thread);
  };
  const join = (into, from) => {
    for (let u = 0; u < from.length; u++) if ((from[u] ?? 0) > (into[u] ?? 0)) into[u] = from[u];
  };
  const locks = new Map();
  const variables = new Map();
  const races = [];

  trace.forEach(([thread, action, target], position) => {
    const t = id(thread), clock = clocks[t];
    clock[t] = (clock[t] ?? 0) + 1;
    if (action === 'lock') {
      if (locks.has(target)) join(clock, locks.get(target));
    } else if (action === 'unlock') {
      locks.set(target, clock.slice());
    } else if (action === 'start') {
      join(clocks[id(target)], clock);
    } else if (action === 'join') {
      join(clock, clocks[id(target)]);
    } else {
      if (!variables.has(target)) variables.set(target, { reads: [], writes: [] });
      const { reads, writes } = variables.get(target);
      const unordered = (last) => last.some((number, u) => number > (clock[u] ?? 0));
      if (unordered(writes) || (action === 'write' && unordered(reads))) races.push(position);
      (action === 'write' ? writes : reads)[t] = clock[t];
    }
  });
  return races;
}
