function onCallHours(shifts, absences, start, end) {
  // Shifts in the order of what decides: rank 0 is the weakest.
  const byRank = shifts
    .map(([from, to, person, layer], i) => ({ from, to, person, layer, i }))
    .sort((a, b) => a.layer - b.layer || a.i - b.i);

  // Everything that happens, in the order of time: a shift begins, an absence begins or ends.
  const events = [];
  byRank.forEach((s, rank) => {
    if (Math.max(s.from, start) < Math.min(s.to, end)) {
      events.push([Math.max(s.from, start), 0, rank]);
      events.push([Math.min(s.to, end), 3, rank]);
    }
  });
  for (const [person, from, to] of absences) {
    if (Math.max(from, start) < Math.min(to, end)) {
      events.push([Math.max(from, start), 1, person]);
      events.push([Math.min(to, end), 2, person]);
    }
  }
  events.sort((a, b) => a[0] - b[0]);

  const heap = []; // ranks of shifts that have begun, the strongest on top; some may be over
  const absent = new Map(); // person -> how many absences
  const parked = new Map(); // person -> ranks that came to the top during an absence
  const paid = new Map();
  let before = '';

  for (let e = 0; e < events.length; ) {
    const now = events[e][0];
    for (; e < events.length && events[e][0] === now; e++) {
      const [, kind, what] = events[e];
      if (kind === 0) push(heap, what);
      else if (kind === 1) absent.set(what, (absent.get(what) ?? 0) + 1);
      else if (kind === 2) {
        absent.set(what, absent.get(what) - 1);
        if (absent.get(what) === 0) {
          for (const rank of parked.get(what) ?? []) push(heap, rank);
          parked.delete(what);
        }
      }
      // The end of a shift (3) is only a moment at which to look again.
    }
    if (e === events.length) break;

    // Throw away what is over, and park what belongs to somebody absent, until the top is valid.
    while (heap.length > 0) {
      const top = byRank[heap[0]];
      if (top.to <= now) pop(heap);
      else if ((absent.get(top.person) ?? 0) > 0) {
        if (!parked.has(top.person)) parked.set(top.person, []);
        parked.get(top.person).push(pop(heap));
      } else break;
    }
    const person = heap.length > 0 ? byRank[heap[0]].person : '';
    if (person !== '') {
      if (!paid.has(person)) paid.set(person, [0, 0]);
      const entry = paid.get(person);
      entry[0] += events[e][0] - now;
      if (person !== before) entry[1] += 1;
    }
    before = person;
  }
  return [...paid.keys()].sort().map((person) => [person, ...paid.get(person)]);
}

// A heap of numbers with the greatest on top.
function push(heap, value) {
  let i = heap.length;
  heap.push(value);
  while (i > 0) {
    const parent = (i - 1) >> 1;
    if (heap[parent] >= value) break;
    heap[i] = heap[parent];
    i = parent;
  }
  heap[i] = value;
}

function pop(heap) {
  const top = heap[0];
  const value = heap.pop();
  if (heap.length === 0) return top;
  let i = 0;
  for (;;) {
    let child = 2 * i + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && heap[child + 1] > heap[child]) child += 1;
    if (heap[child] <= value) break;
    heap[i] = heap[child];
    i = child;
  }
  heap[i] = value;
  return top;
}
