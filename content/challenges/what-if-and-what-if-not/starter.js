// The sheet that everybody works on.
let sheet = new Map();

function applyChanges(changes) {
  for (const [part, cost] of changes) {
    if (cost === null) sheet.delete(part);
    else sheet.set(part, cost);
  }
}

function sheetTotal() {
  let total = 0;
  for (const cost of sheet.values()) total += cost;
  return total;
}

// The scenarios with the smallest and the greatest total.
function extremeScenarios(
  base,
  scenarios,
) {
  sheet = new Map(base);
  let cheapest = null;
  let dearest = null;
  scenarios.forEach(([, changes], i) => {
    applyChanges(changes);
    const total = sheetTotal();
    if (cheapest === null || total < cheapest[1]) cheapest = [i, total];
    if (dearest === null || total > dearest[1]) dearest = [i, total];
  });
  return cheapest === null || dearest === null ? null : { cheapest, dearest };
}
