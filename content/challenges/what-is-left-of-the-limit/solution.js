function limitRequests(limits, requests) {
  const clients = new Map();
  return requests.map(([now, client]) => {
    if (!clients.has(client)) clients.set(client, { times: [], first: limits.map(() => 0) });
    const { times, first } = clients.get(client);
    let retry = 0;
    for (const [count, seconds] of limits) {
      if (times.length < count) continue;
      retry = Math.max(retry, times[times.length - count] + seconds - now);
    }
    if (retry > 0) return [false, retry];
    times.push(now);
    let remaining = Infinity;
    limits.forEach(([count, seconds], i) => {
      while (times[first[i]] <= now - seconds) first[i]++;
      remaining = Math.min(remaining, count - (times.length - first[i]));
    });
    return [true, remaining];
  });
}
