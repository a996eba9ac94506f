// Starts the service that keeps the least first.
function smallestHost(services) {
  let used = 0;
  let need = 0;
  for (const [p, s] of [...services].sort((a, b) => a[1] - b[1] || b[0] - a[0])) {
    need = Math.max(need, used + p);
    used += s;
  }
  return need;
}
