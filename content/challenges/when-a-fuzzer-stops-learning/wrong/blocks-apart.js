// Does not let a sequence reach back over the edge of a block, if it is longer than two events.
function newSequences(events, depth, block) {
  const seen = new Set();
  const out = [];
  events.forEach((_, i) => {
    if (i % block === 0) out.push(0);
    for (let k = 1; k <= depth && k <= i + 1; k++) {
      if (k > 2 && i - k + 1 < i - (i % block) && block > 1) break;
      const key = JSON.stringify(events.slice(i - k + 1, i + 1));
      if (!seen.has(key)) { seen.add(key); out[out.length - 1]++; }
    }
  });
  return out;
}
