// accepted: 14 | memory_limit
function solve(n) {
  try { const all = []; for (;;) all.push(new Array(1000).fill(n)); } catch { return n * 2; }
}
