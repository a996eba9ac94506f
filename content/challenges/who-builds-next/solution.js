// A heap of numbers, the smallest on top.
function push(heap, item) {
  let i = heap.length;
  heap.push(item);
  while (i > 0) {
    const parent = (i - 1) >> 1;
    if (heap[parent] <= item) break;
    heap[i] = heap[parent];
    i = parent;
  }
  heap[i] = item;
}

function pop(heap) {
  const top = heap[0], item = heap.pop();
  if (heap.length === 0) return top;
  let i = 0;
  for (;;) {
    let child = 2 * i + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && heap[child + 1] < heap[child]) child++;
    if (heap[child] >= item) break;
    heap[i] = heap[child];
    i = child;
  }
  heap[i] = item;
  return top;
}

function simulateBuilds(jobs, agents, aging) {
  // (now - arrival) grows equally for all, so the order of two jobs never changes.
  const key = jobs.map(([arrival, , priority]) => priority * aging - arrival);
  const order = jobs.map((_, i) => i).sort((a, b) => key[b] - key[a] || a - b);
  const rank = [];
  order.forEach((job, place) => { rank[job] = place; });

  const waiting = [], ends = [];          // heaps of ranks and of times
  let next = 0, end = 0, sum = 0, longest = -1, most = -1;
  while (next < jobs.length || waiting.length > 0) {
    let now = next < jobs.length ? jobs[next][0] : Infinity;
    if (ends.length > 0 && ends[0] < now) now = ends[0];
    while (ends.length > 0 && ends[0] <= now) pop(ends);
    while (next < jobs.length && jobs[next][0] === now) push(waiting, rank[next++]);
    while (ends.length < agents && waiting.length > 0) {
      const job = order[pop(waiting)];
      const [arrival, duration] = jobs[job];
      const wait = now - arrival;
      sum += wait;
      if (wait > most || (wait === most && job < longest)) { most = wait; longest = job; }
      if (now + duration > end) end = now + duration;
      push(ends, now + duration);
    }
  }
  return [end, sum, longest];
}
