// Counts in fixed windows that begin with the first request of a key.
function admitRequests(limit, windowMs, requests) {
  const state = new Map();
  let admitted = 0;
  const retry = [];
  for (const [t, key] of requests) {
    let s = state.get(key);
    if (!s || t >= s.start + windowMs) state.set(key, (s = { start: t, n: 0 }));
    if (s.n < limit) { s.n++; admitted++; } else retry.push(s.start + windowMs - t);
  }
  return { admitted, retry_after: retry };
}
