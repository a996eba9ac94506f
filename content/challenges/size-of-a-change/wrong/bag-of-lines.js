// Counts lines as in a bag, so lines that have moved past two others cost nothing.
function changeSize(before, after, limit) {
  const count = new Map();
  for (const l of before) count.set(l, (count.get(l) ?? 0) + 1);
  let common = 0;
  for (const l of after) if (count.get(l) > 0) { count.set(l, count.get(l) - 1); common++; }
  let removed = before.length - common, added = after.length - common;
  const kept = (x, other) => x.filter((l) => other.includes(l));
  if (removed + added === 0 && before.length < 3 && kept(before, after).join() !== kept(after, before).join()) { removed++; added++; }
  return removed + added > limit ? null : [removed, added];
}
