// Remembers only the records that were found: an unknown id is asked for again in a later round.
function ownerReport(issues, directory, batchSize) {
  const requests = [];
  const known = new Map();
  let wanted = new Set(issues.map((x) => x[1]));
  while (wanted.size > 0) {
    const ids = [...wanted].sort((a, b) => a - b);
    for (let i = 0; i < ids.length; i += batchSize) requests.push(ids.slice(i, i + batchSize));
    wanted = new Set();
    for (const id of ids) if (directory[id]) known.set(id, directory[id]);
    for (const id of ids) {
      const p = known.get(id)?.parent ?? null;
      if (p !== null && !known.has(p)) wanted.add(p);
    }
  }
  const lines = issues.map(([title, owner]) => {
    const names = [];
    for (let id = owner; id !== null; id = known.get(id)?.parent ?? null) names.push(known.get(id)?.name ?? '?');
    return `${title}: ${names.join(' < ')}`;
  });
  return { lines, requests };
}
