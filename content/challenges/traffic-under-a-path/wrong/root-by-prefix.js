// Counts the root only for paths that have segments, so hits on the root itself are lost.
function trafficUnder(operations) {
  const hits = new Map();
  const answers = [];
  for (const [kind, path] of operations) {
    const parts = path.split('/').filter(Boolean);
    if (kind === 'count') { answers.push(hits.get(parts.join('/')) ?? 0); continue; }
    for (let n = 0; n < parts.length; n++) {
      const key = parts.slice(0, n).join('/');
      hits.set(key, (hits.get(key) ?? 0) + 1);
    }
    if (parts.length) hits.set(parts.join('/'), (hits.get(parts.join('/')) ?? 0) + 1);
  }
  return answers;
}
