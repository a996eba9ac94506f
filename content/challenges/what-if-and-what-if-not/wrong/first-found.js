// Breaks ties by the order of the walk through the tree instead of the index.
function extremeScenarios(base, scenarios) {
  if (scenarios.length === 0) return null;
  const sheet = new Map(base);
  let total = base.reduce((s, b) => s + b[1], 0);
  const put = (part, cost) => {
    const before = sheet.get(part) ?? null;
    total += (cost ?? 0) - (before ?? 0);
    if (cost === null) sheet.delete(part);
    else sheet.set(part, cost);
    return before;
  };
  const children = scenarios.map(() => []), roots = [];
  scenarios.forEach((s, i) => (s[0] < 0 ? roots : children[s[0]]).push(i));
  let cheapest = null, dearest = null;
  const stack = roots.map((i) => [i, null]);
  while (stack.length) {
    const top = stack[stack.length - 1];
    if (top[1] === null) {
      top[1] = scenarios[top[0]][1].map(([p, c]) => [p, put(p, c)]);
      if (!cheapest || total < cheapest[1]) cheapest = [top[0], total];
      if (!dearest || total > dearest[1]) dearest = [top[0], total];
      for (const c of children[top[0]]) stack.push([c, null]);
    } else {
      for (const [p, c] of top[1].reverse()) put(p, c);
      stack.pop();
    }
  }
  return { cheapest, dearest };
}
