function newSequences(events, depth, block) {
  // States of the suffix automaton.
  const length = [0];
  const link = [-1];
  const next = [new Map()];
  let last = 0;

  // Adds an event and returns the length of the longest ending that occurred before.
  const add = (event) => {
    const current = length.length;
    length.push(length[last] + 1);
    link.push(0);
    next.push(new Map());
    let state = last;
    while (state !== -1 && !next[state].has(event)) {
      next[state].set(event, current);
      state = link[state];
    }
    last = current;
    if (state === -1) return 0;
    const target = next[state].get(event);
    if (length[target] === length[state] + 1) {
      link[current] = target;
      return length[target];
    }
    const clone = length.length;
    length.push(length[state] + 1);
    link.push(link[target]);
    next.push(new Map(next[target]));
    while (state !== -1 && next[state].get(event) === target) {
      next[state].set(event, clone);
      state = link[state];
    }
    link[target] = link[current] = clone;
    return length[clone];
  };

  const result = [];
  events.forEach((event, i) => {
    const known = add(event);
    if (i % block === 0) result.push(0);
    result[result.length - 1] += Math.min(i + 1, depth) - Math.min(known, depth);
  });
  return result;
}
