// Searches all waiting jobs at each start, and counts urgency in whole steps.
function simulateBuilds(jobs, agents, aging) {
  let waiting = [], next = 0, end = 0, sum = 0, longest = -1, most = -1;
  const ends = [];
  while (next < jobs.length || waiting.length) {
    let now = next < jobs.length ? jobs[next][0] : Infinity;
    if (ends.length) now = Math.min(now, Math.min(...ends));
    for (let i = ends.length - 1; i >= 0; i--) if (ends[i] <= now) ends.splice(i, 1);
    while (next < jobs.length && jobs[next][0] === now) waiting.push(next++);
    while (ends.length < agents && waiting.length) {
      const u = (j) => jobs[j][2] + Math.floor((now - jobs[j][0]) / aging);
      let best = waiting[0];
      for (const j of waiting) if (u(j) > u(best) || (u(j) === u(best) && j < best)) best = j;
      waiting = waiting.filter((j) => j !== best);
      const w = now - jobs[best][0];
      sum += w;
      if (w > most || (w === most && best < longest)) { most = w; longest = best; }
      ends.push(now + jobs[best][1]);
      end = Math.max(end, now + jobs[best][1]);
    }
  }
  return [end, sum, longest];
}
