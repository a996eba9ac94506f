// Every replay starts the time to live again.
function answerPayments(requests, ttl) {
  const canonical = (body) => JSON.stringify(Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1)));
  const seen = new Map();
  let n = 0;
  return requests.map(({ time, key, body }) => {
    if (key === null) return `new ${++n}`;
    const old = seen.get(key), text = canonical(body);
    if (old && time - old.time < ttl) {
      if (old.text !== text) return 'conflict';
      old.time = time;
      return `replay ${old.n}`;
    }
    seen.set(key, { time, text, n: ++n });
    return `new ${n}`;
  });
}
