type Job = {
  name: string;
  priority: number;
  readyAt: number;
  attempt: number;
  holder: string | null;
  until: number;
  state: 'waiting' | 'leased' | 'done' | 'dead';
};

// Simulates the queue over the events.
function runQueue(
  events: (string | number)[][],
  lease: number,
  maxAttempts: number,
  backoff: number,
): { taken: (string | null)[]; done: string[]; dead: string[]; left: number } {
  const jobs = new Map<string, Job>();
  const taken: (string | null)[] = [];
  const done: string[] = [];
  const dead: string[] = [];

  function failAttempt(job: Job, now: number) {
    job.holder = null;
    if (job.attempt >= maxAttempts) {
      job.state = 'dead';
      dead.push(job.name);
    } else {
      job.state = 'waiting';
      job.readyAt = now + backoff * 2 ** job.attempt;
    }
  }

  function expireLeases(now: number) {
    for (const job of jobs.values()) {
      if (job.state === 'leased' && job.until < now) {
        failAttempt(job, now);
        return;
      }
    }
  }

  function nextJob(now: number): Job | null {
    let best: Job | null = null;
    for (const job of jobs.values()) {
      if (job.state !== 'waiting' || job.readyAt > now) continue;
      if (best === null || job.priority > best.priority) best = job;
    }
    return best;
  }

  for (const [kind, time, ...data] of events as any[][]) {
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
      const [, name] = data;
      const job = jobs.get(name);
      if (job === undefined || job.state !== 'leased') continue;
      if (kind === 'done') {
        job.state = 'done';
        done.push(name);
      } else {
        failAttempt(job, time);
      }
    }
  }
  return { taken, done, dead, left: jobs.size - done.length - dead.length };
}
