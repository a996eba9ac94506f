function smallestDeadlock(trace) {
  const names = [...new Set(trace.map(([thread]) => thread))].sort();
  const locks = [...new Set(trace.map(([, , lock]) => lock))];
  const bit = new Map(locks.map((lock, i) => [lock, 1 << i]));
  const number = new Map(names.map((name, i) => [name, i]));

  // The different steps of each thread: [held set, wanted lock] as bits.
  const steps = names.map(() => new Map());
  const counts = names.map(() => new Map());
  const held = names.map(() => 0);
  for (const [thread, action, lock] of trace) {
    const t = number.get(thread), b = bit.get(lock), count = counts[t].get(lock) ?? 0;
    if (action === 'take') {
      if (count === 0 && held[t] !== 0) steps[t].set(`${held[t]} ${b}`, [held[t], b]);
      held[t] |= b;
      counts[t].set(lock, count + 1);
    } else {
      counts[t].set(lock, count - 1);
      if (count === 1) held[t] &= ~b;
    }
  }
  const list = steps.map((map) => [...map.values()]);

  let best = null;
  const better = (found) => best === null || found.length < best.length ||
    (found.length === best.length && found.some((t, i) => t < best[i] && found.slice(0, i).every((u, j) => u === best[j])));
  const search = (path, firstHeld, union, wanted) => {
    if (path.length > 1 && (wanted & firstHeld)) {
      const found = [...path].sort((a, b) => a - b);
      if (better(found)) best = found;
    }
    if (best !== null && path.length >= best.length) return;
    for (let t = path[0] + 1; t < names.length; t++) {
      if (path.includes(t)) continue;
      for (const [h, w] of list[t]) {
        if ((h & wanted) && !(h & union)) search([...path, t], firstHeld, union | h, w);
      }
    }
  };
  for (let t = 0; t < names.length; t++) {
    for (const [h, w] of list[t]) search([t], h, h, w);
  }
  return best === null ? [] : best.map((t) => names[t]);
}
