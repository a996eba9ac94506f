// Starts the service with the largest peak first, among equals the one that keeps least.
function smallestHost(services) {
  const order = [...services].sort((a, b) => b[0] - a[0] || a[1] - b[1]);
  let used = 0;
  let need = 0;
  for (const [p, s] of order) {
    need = Math.max(need, used + p);
    used += s;
  }
  return need;
}
