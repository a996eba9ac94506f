function attempt(seed) {
  let state = seed >>> 0;
  let sum = 0;
  const counts = new Map();
  const list = [];
  for (let i = 0; i < 150000; i += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    sum = (sum + (state >>> 7)) % 1000003;
    if (i % 8 === 0) {
      const key = "k" + (state >>> 22);
      counts.set(key, (counts.get(key) ?? 0) + 1);
      list.push(state);
    }
  }
  list.sort((a, b) => a - b);
  return [sum, counts.size, list[list.length >> 1]];
}
