function extremeScenarios(base, scenarios) {
  if (scenarios.length === 0) return null;
  const sheet = new Map(base);
  let total = 0;
  for (const [, cost] of base) total += cost;

  // Sets or removes a part and gives what it cost before (undefined: it was not there).
  function put(part, cost) {
    const before = sheet.get(part);
    total += (cost ?? 0) - (before ?? 0);
    if (cost === undefined) sheet.delete(part);
    else sheet.set(part, cost);
    return before;
  }

  const children = scenarios.map(() => []);
  const roots = [];
  scenarios.forEach(([parent], i) => (parent < 0 ? roots : children[parent]).push(i));

  const totals = new Array(scenarios.length);
  // Depth first over the tree: on the way down the changes are made, on the way up they are taken back.
  const stack = roots.map((index) => ({ index, undo: null }));
  while (stack.length > 0) {
    const top = stack[stack.length - 1];
    if (top.undo === null) {
      top.undo = scenarios[top.index][1].map(([part, cost]) => [part, put(part, cost ?? undefined)]);
      totals[top.index] = total;
      for (const index of children[top.index]) stack.push({ index, undo: null });
    } else {
      for (let i = top.undo.length - 1; i >= 0; i--) put(top.undo[i][0], top.undo[i][1]);
      stack.pop();
    }
  }

  let cheapest = 0;
  let dearest = 0;
  totals.forEach((t, i) => {
    if (t < totals[cheapest]) cheapest = i;
    if (t > totals[dearest]) dearest = i;
  });
  return { cheapest: [cheapest, totals[cheapest]], dearest: [dearest, totals[dearest]] };
}
