function mergeLists(operations, phones) {
  // Of each phone: item -> entries alive here; and all dead entries it knows of.
  const states = new Map(phones.map((phone) => [phone, { live: new Map(), dead: new Set() }]));
  const kill = (state, item) => {
    for (const entry of state.live.get(item) ?? []) state.dead.add(entry);
    state.live.delete(item);
  };
  operations.forEach(([kind, first, second], entry) => {
    const state = states.get(first);
    if (kind === 'put') {
      kill(state, second);
      state.live.set(second, new Set([entry]));
    } else if (kind === 'drop') {
      kill(state, second);
    } else {
      const to = states.get(second);
      for (const dead of state.dead) to.dead.add(dead);
      const items = new Set([...state.live.keys(), ...to.live.keys()]);
      for (const item of items) {
        const all = [...(state.live.get(item) ?? []), ...(to.live.get(item) ?? [])];
        const live = new Set(all.filter((e) => !to.dead.has(e)));
        if (live.size > 0) to.live.set(item, live); else to.live.delete(item);
      }
    }
  });
  return phones.map((phone) => [...states.get(phone).live]
    .map(([item, entries]) => [item, operations[Math.max(...entries)][3]])
    .sort(([a], [b]) => (a < b ? -1 : 1)));
}
