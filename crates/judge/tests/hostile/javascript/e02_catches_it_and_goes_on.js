// memory_limit | time_limit | runtime_error
function solve() {
  const all = [];
  for (;;) try { for (;;) all.push('x'.repeat(1000) + all.length); } catch {}
}
