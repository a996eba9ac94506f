function runJobQueue(operations) {
  const waiting = new Map(); // id -> { priority, arrival }
  const heap = []; // [priority, arrival, id]
  const taken = [];
  let ignored = 0;
  let arrivals = 0;

  const before = (a, b) => a[0] > b[0] || (a[0] === b[0] && a[1] < b[1]);
  const push = (item) => {
    let i = heap.push(item) - 1;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (!before(item, heap[parent])) break;
      heap[i] = heap[parent];
      i = parent;
    }
    heap[i] = item;
  };
  const pop = () => {
    const top = heap[0];
    const item = heap.pop();
    if (heap.length === 0) return top;
    let i = 0;
    for (;;) {
      let child = 2 * i + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && before(heap[child + 1], heap[child])) child += 1;
      if (!before(heap[child], item)) break;
      heap[i] = heap[child];
      i = child;
    }
    heap[i] = item;
    return top;
  };

  for (const [kind, id, priority] of operations) {
    if (kind === 'take') {
      let found = null;
      while (found === null && heap.length > 0) {
        const [p, arrival, name] = pop();
        const job = waiting.get(name);
        if (job !== undefined && job.arrival === arrival && job.priority === p) found = name;
      }
      if (found !== null) waiting.delete(found);
      taken.push(found);
      continue;
    }
    const job = waiting.get(id);
    if ((job !== undefined) === (kind === 'add')) {
      ignored += 1;
    } else if (kind === 'cancel') {
      waiting.delete(id);
    } else {
      const arrival = kind === 'add' ? arrivals++ : job.arrival;
      waiting.set(id, { priority, arrival });
      push([priority, arrival, id]);
    }
  }
  return { taken, ignored };
}
