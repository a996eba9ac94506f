// Joins names without a separator when it looks sequences up, and so takes different sequences for the same.
function newSequences(events, depth, block) {
  const seen = new Set();
  const out = [];
  events.forEach((_, i) => {
    if (i % block === 0) out.push(0);
    let key = '';
    for (let k = 1; k <= depth && k <= i + 1; k++) {
      key = events[i - k + 1] + key;
      if (!seen.has(key)) { seen.add(key); out[out.length - 1]++; }
    }
  });
  return out;
}
