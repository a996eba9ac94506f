function smallestHost(services) {
  const order = [...services].sort((a, b) => b[0] - b[1] - (a[0] - a[1]));
  let used = 0;
  let need = 0;
  for (const [peak, steady] of order) {
    need = Math.max(need, used + peak);
    used += steady;
  }
  return need;
}
