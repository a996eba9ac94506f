// Lets requests give up only when they come to the head of the queue after a release or an arrival.
function grantTimes(requests) {
  const out = requests.map(() => -1);
  let queue = [], holders = [], next = 0;
  while (next < requests.length || (queue.length && holders.length)) {
    let now = next < requests.length ? requests[next][0] : Infinity;
    for (const h of holders) now = Math.min(now, h.end);
    holders = holders.filter((h) => h.end > now);
    const go = () => {
      for (;;) {
        if (!queue.length) return;
        const [t, kind, hold, patience] = requests[queue[0]];
        if (t + patience < now) { queue.shift(); continue; }
        if (kind === 'write' ? holders.length : holders.some((h) => h.w)) return;
        out[queue[0]] = now;
        holders.push({ end: now + hold, w: kind === 'write' });
        queue.shift();
      }
    };
    go();
    while (next < requests.length && requests[next][0] === now) queue.push(next++);
    go();
  }
  return out;
}
