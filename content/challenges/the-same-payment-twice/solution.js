function answerPayments(requests, ttl) {
  const canonical = (body) => JSON.stringify(Object.keys(body).sort().map((name) => [name, body[name]]));
  const remembered = new Map();
  let payments = 0;
  return requests.map(({ time, key, body }) => {
    if (key === null) return `new ${++payments}`;
    const text = canonical(body);
    const before = remembered.get(key);
    if (before && time - before.time < ttl) {
      return before.text === text ? `replay ${before.number}` : 'conflict';
    }
    remembered.set(key, { time, text, number: ++payments });
    return `new ${payments}`;
  });
}
