// The k entries with the greatest totals, as pairs [id, total].
function largestDirectories(entries, k) {
  function total(id, bytes) {
    let sum = bytes;
    for (const [childId, parent, childBytes] of entries) {
      if (parent === id) {
        sum += total(childId, childBytes);
      }
    }
    return sum;
  }

  return entries
    .map(([id, , bytes]) => [id, total(id, bytes)])
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, k);
}
