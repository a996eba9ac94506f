// Refused requests are counted against the key from the second refusal on.
function admitRequests(limit, windowMs, requests) {
  const all = new Map();
  let admitted = 0;
  const retry = [];
  let refusedBefore = new Set();
  for (const [t, key] of requests) {
    const times = (all.get(key) ?? []).filter((x) => x > t - windowMs);
    if (times.length < limit) { times.push(t); admitted++; refusedBefore.delete(key); }
    else { retry.push(times[times.length - limit] + windowMs - t); if (refusedBefore.has(key)) times.push(t); refusedBefore.add(key); }
    all.set(key, times);
  }
  return { admitted, retry_after: retry };
}
