function fewestRunners(minutes, conflicts, limit) {
  const n = minutes.length;
  const enemies = new Array(n).fill(0);
  for (const [a, b] of conflicts) {
    enemies[a] |= 1 << b;
    enemies[b] |= 1 << a;
  }
  const size = 1 << n;
  const total = new Array(size).fill(0);
  const allowed = new Array(size).fill(true);
  for (let set = 1; set < size; set++) {
    const top = 31 - Math.clz32(set);
    const rest = set ^ (1 << top);
    total[set] = total[rest] + minutes[top];
    allowed[set] = allowed[rest] && (enemies[top] & rest) === 0 && total[set] <= limit;
  }
  const runners = new Array(size).fill(Infinity);
  const longest = new Array(size).fill(Infinity);
  runners[0] = longest[0] = 0;
  for (let set = 1; set < size; set++) {
    const lowest = set & -set;
    const others = set ^ lowest;
    // All subsets of the others, each together with the lowest suite.
    for (let part = others; ; part = (part - 1) & others) {
      const group = part | lowest;
      if (allowed[group]) {
        const rest = set ^ group;
        const count = runners[rest] + 1;
        const time = Math.max(longest[rest], total[group]);
        if (count < runners[set] || (count === runners[set] && time < longest[set])) {
          runners[set] = count;
          longest[set] = time;
        }
      }
      if (part === 0) break;
    }
  }
  return runners[size - 1] === Infinity ? null : [runners[size - 1], longest[size - 1]];
}
