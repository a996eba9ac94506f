// Sorts the ids as texts, so that 10 comes before 9.
function ownerReport(issues, directory, batchSize) {
  const requests = [];
  const known = new Map();
  let wanted = new Set(issues.map((x) => x[1]));
  while (wanted.size > 0) {
    const ids = [...wanted].sort();
    for (let i = 0; i < ids.length; i += batchSize) requests.push(ids.slice(i, i + batchSize));
    for (const id of ids) known.set(id, directory[id]);
    wanted = new Set(ids.map((id) => known.get(id)?.parent ?? null).filter((p) => p !== null && !known.has(p)));
  }
  const lines = issues.map(([title, owner]) => {
    const names = [];
    for (let id = owner; id !== null; id = known.get(id)?.parent ?? null) names.push(known.get(id)?.name ?? '?');
    return `${title}: ${names.join(' < ')}`;
  });
  return { lines, requests };
}
