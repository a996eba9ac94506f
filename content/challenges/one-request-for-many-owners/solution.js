function ownerReport(issues, directory, batchSize) {
  const requests = [];
  const known = new Map(); // id -> record, or undefined where the service knows nothing

  // First everything is fetched, round by round …
  let wanted = new Set(issues.map(([, owner]) => owner));
  while (wanted.size > 0) {
    const ids = [...wanted].sort((a, b) => a - b);
    for (let i = 0; i < ids.length; i += batchSize) requests.push(ids.slice(i, i + batchSize));
    for (const id of ids) known.set(id, directory[id]);
    const parents = ids.map((id) => known.get(id)?.parent ?? null);
    wanted = new Set(parents.filter((id) => id !== null && !known.has(id)));
  }

  // … then the lines are made out of what is known.
  const lines = issues.map(([title, owner]) => {
    const names = [];
    for (let id = owner; id !== null; id = known.get(id)?.parent ?? null) names.push(known.get(id)?.name ?? '?');
    return `${title}: ${names.join(' < ')}`;
  });
  return { lines, requests };
}
