// Lets an attempt fail when the run-out lease is noticed, not when it ran out.
function runQueue(events, lease, maxAttempts, backoff) {
  const jobs = new Map(), taken = [], done = [], dead = [];
  const fail = (j, at) => {
    if (j.attempt >= maxAttempts) { j.state = 'dead'; dead.push(j.name); }
    else { j.state = 'waiting'; j.readyAt = at + backoff * 2 ** (j.attempt - 1); }
  };
  for (const [kind, time, ...d] of events) {
    for (const j of jobs.values()) if (j.state === 'leased' && j.until <= time) fail(j, time);
    if (kind === 'add') jobs.set(d[0], { name: d[0], priority: d[1], readyAt: time, attempt: 0, state: 'waiting' });
    else if (kind === 'take') {
      let best = null;
      for (const j of jobs.values()) {
        if (j.state !== 'waiting' || j.readyAt > time) continue;
        if (!best || j.priority > best.priority || (j.priority === best.priority && j.readyAt < best.readyAt)) best = j;
      }
      if (best) Object.assign(best, { state: 'leased', holder: d[0], attempt: best.attempt + 1, until: time + lease });
      taken.push(best ? best.name : null);
    } else {
      const j = jobs.get(d[1]);
      if (!j || j.state !== 'leased' || j.holder !== d[0]) continue;
      if (kind === 'done') { j.state = 'done'; done.push(j.name); }
      else fail(j, time);
    }
  }
  return { taken, done, dead, left: jobs.size - done.length - dead.length };
}
