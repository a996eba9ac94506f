// The sheet that everybody works on.
let sheet = new Map<string, number>();

function applyChanges(changes: [string, number | null][]) {
  for (const [part, cost] of changes) {
    if (cost === null) sheet.delete(part);
    else sheet.set(part, cost);
  }
}

function sheetTotal(): number {
  let total = 0;
  for (const cost of sheet.values()) total += cost;
  return total;
}

// The scenarios with the smallest and the greatest total.
function extremeScenarios(
  base: [string, number][],
  scenarios: [number, [string, number | null][]][],
): { cheapest: [number, number]; dearest: [number, number] } | null {
  sheet = new Map(base);
  let cheapest: [number, number] | null = null;
  let dearest: [number, number] | null = null;
  scenarios.forEach(([, changes], i) => {
    applyChanges(changes);
    const total = sheetTotal();
    if (cheapest === null || total < cheapest[1]) cheapest = [i, total];
    if (dearest === null || total > dearest[1]) dearest = [i, total];
  });
  return cheapest === null || dearest === null ? null : { cheapest, dearest };
}
