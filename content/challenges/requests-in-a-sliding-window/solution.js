function admitRequests(limit, windowMs, requests) {
  const queues = new Map();
  const retryAfter = [];
  let admitted = 0;
  for (const [time, key] of requests) {
    let queue = queues.get(key);
    if (queue === undefined) queues.set(key, (queue = { times: [], head: 0 }));
    while (queue.head < queue.times.length && queue.times[queue.head] <= time - windowMs) queue.head++;
    if (queue.times.length - queue.head < limit) {
      queue.times.push(time);
      admitted += 1;
    } else {
      retryAfter.push(queue.times[queue.head] + windowMs - time);
    }
  }
  return { admitted, retry_after: retryAfter };
}
