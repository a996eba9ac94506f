class Heap {
  constructor(before) { this.items = []; this.before = before; }
  get size() { return this.items.length; }
  get top() { return this.items[0]; }
  push(item) {
    const a = this.items;
    let i = a.length;
    a.push(item);
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (!this.before(item, a[parent])) break;
      a[i] = a[parent];
      i = parent;
    }
    a[i] = item;
  }
  pop() {
    const a = this.items, top = a[0], item = a.pop();
    if (a.length === 0) return top;
    let i = 0;
    for (;;) {
      let child = 2 * i + 1;
      if (child >= a.length) break;
      if (child + 1 < a.length && this.before(a[child + 1], a[child])) child++;
      if (!this.before(a[child], item)) break;
      a[i] = a[child];
      i = child;
    }
    a[i] = item;
    return top;
  }
}

function simulateBuilds(jobs, agents, aging) {
  // (now - arrival) grows equally for all, so this order of two jobs never changes.
  const key = jobs.map(([arrival, , priority]) => priority * aging - arrival);
  const waiting = new Heap((a, b) => key[a] > key[b] || (key[a] === key[b] && a < b));
  const ends = new Heap((a, b) => a < b);
  let next = 0, end = 0, sum = 0, longest = -1, most = -1;
  while (next < jobs.length || waiting.size > 0) {
    let now = next < jobs.length ? jobs[next][0] : Infinity;
    if (ends.size > 0 && ends.top < now) now = ends.top;
    while (ends.size > 0 && ends.top <= now) ends.pop();
    while (next < jobs.length && jobs[next][0] === now) waiting.push(next++);
    while (ends.size < agents && waiting.size > 0) {
      const job = waiting.pop();
      const [arrival, duration] = jobs[job];
      const wait = now - arrival;
      sum += wait;
      if (wait > most || (wait === most && job < longest)) { most = wait; longest = job; }
      if (now + duration > end) end = now + duration;
      ends.push(now + duration);
    }
  }
  return [end, sum, longest];
}
