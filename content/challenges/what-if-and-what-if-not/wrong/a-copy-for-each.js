// Right, but copies the sheet for each scenario.
function extremeScenarios(base, scenarios) {
  if (scenarios.length === 0) return null;
  const sheets = [];
  let cheapest = null, dearest = null;
  const root = new Map(base);
  scenarios.forEach(([parent, changes], i) => {
    const sheet = new Map(parent < 0 ? root : sheets[parent]);
    for (const [part, cost] of changes) {
      if (cost === null) sheet.delete(part);
      else sheet.set(part, cost);
    }
    sheets.push(sheet);
    let total = 0;
    for (const cost of sheet.values()) total += cost;
    if (!cheapest || total < cheapest[1]) cheapest = [i, total];
    if (!dearest || total > dearest[1]) dearest = [i, total];
  });
  return { cheapest, dearest };
}
