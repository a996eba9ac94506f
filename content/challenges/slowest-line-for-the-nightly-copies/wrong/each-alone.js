// Looks at stretches that begin with the first dump and at each dump alone.
function slowestLine(copies) {
  let need = 1;
  let sum = 0;
  for (const [ready, size, deadline] of copies) {
    sum += size;
    if (deadline <= ready || deadline <= copies[0][0]) return -1;
    need = Math.max(need, Math.ceil(size / (deadline - ready)), Math.ceil(sum / (deadline - copies[0][0])));
  }
  return need;
}
