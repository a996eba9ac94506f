function earliestArrival(stations, links, source, target, start) {
  const next = Array.from({ length: stations }, () => []);
  for (const link of links) {
    next[link[0]].push(link);
    next[link[1]].push(link);
  }
  const best = new Array(stations).fill(Infinity);
  best[source] = start;
  const heap = [[start, source]];
  while (heap.length > 0) {
    const [time, station] = pop(heap);
    if (station === target) return time;
    if (time > best[station]) continue;
    for (const [a, b, transit, period, offset, awake] of next[station]) {
      let leave = offset;
      if (time >= offset) {
        const phase = (time - offset) % period;
        leave = phase < awake ? time : time + period - phase;
      }
      const other = a === station ? b : a;
      if (leave + transit < best[other]) {
        best[other] = leave + transit;
        push(heap, [best[other], other]);
      }
    }
  }
  return -1;
}

function push(heap, item) {
  let i = heap.push(item) - 1;
  while (i > 0) {
    const parent = (i - 1) >> 1;
    if (heap[parent][0] <= item[0]) break;
    heap[i] = heap[parent];
    i = parent;
  }
  heap[i] = item;
}

function pop(heap) {
  const top = heap[0];
  const item = heap.pop();
  if (heap.length === 0) return top;
  let i = 0;
  for (;;) {
    let child = 2 * i + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && heap[child + 1][0] < heap[child][0]) child += 1;
    if (heap[child][0] >= item[0]) break;
    heap[i] = heap[child];
    i = child;
  }
  heap[i] = item;
  return top;
}
