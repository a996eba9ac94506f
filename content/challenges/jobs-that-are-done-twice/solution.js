function runQueue(events, lease, maxAttempts, backoff) {
  const jobs = new Map(); // in the order of adding
  const taken = [];
  const done = [];

  function failAttempt(job, at) {
    job.holder = null;
    if (job.attempt >= maxAttempts) {
      job.state = 'dead';
      job.diedAt = at;
    } else {
      job.state = 'waiting';
      job.readyAt = at + backoff * 2 ** (job.attempt - 1);
    }
  }

  // Every lease that has run out, each at its own time.
  function expireLeases(now) {
    for (const job of jobs.values()) {
      if (job.state === 'leased' && job.until <= now) failAttempt(job, job.until);
    }
  }

  function nextJob(now) {
    let best = null;
    for (const job of jobs.values()) {
      if (job.state !== 'waiting' || job.readyAt > now) continue;
      const better =
        best === null ||
        job.priority > best.priority ||
        (job.priority === best.priority && job.readyAt < best.readyAt);
      if (better) best = job;
    }
    return best;
  }

  for (const [kind, time, ...data] of events) {
    expireLeases(time);
    if (kind === 'add') {
      const [name, priority] = data;
      jobs.set(name, { name, priority, readyAt: time, attempt: 0, holder: null, until: 0, state: 'waiting' });
    } else if (kind === 'take') {
      const job = nextJob(time);
      if (job !== null) {
        job.state = 'leased';
        job.holder = data[0];
        job.attempt += 1;
        job.until = time + lease;
      }
      taken.push(job === null ? null : job.name);
    } else {
      const [worker, name] = data;
      const job = jobs.get(name);
      if (job === undefined || job.state !== 'leased' || job.holder !== worker) continue;
      if (kind === 'done') {
        job.state = 'done';
        done.push(name);
      } else {
        failAttempt(job, time);
      }
    }
  }

  // Stable: equal times stay in the order of adding.
  const dead = [...jobs.values()]
    .filter((job) => job.state === 'dead')
    .sort((a, b) => a.diedAt - b.diedAt)
    .map((job) => job.name);
  return { taken, done, dead, left: jobs.size - done.length - dead.length };
}
