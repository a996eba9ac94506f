function changeSize(before, after, limit) {
  const numbers = new Map();
  const numbered = (lines) =>
    lines.map((line) => {
      let number = numbers.get(line);
      if (number === undefined) numbers.set(line, (number = numbers.size));
      return number;
    });
  const a = numbered(before);
  const b = numbered(after);
  const n = a.length;
  const m = b.length;

  const middle = limit + 1;
  const far = new Array(2 * limit + 3).fill(-1); // far[middle + k]: how many lines of a are passed on diagonal k
  for (let d = 0; d <= limit; d++) {
    for (let k = -d; k <= d; k += 2) {
      const at = middle + k;
      let x = 0;
      if (d > 0) {
        const down = far[at + 1];
        const right = far[at - 1] + 1;
        x = k === -d || (k !== d && down > right) ? down : right;
      }
      if (x > n || x - k > m) {
        // Beyond an edge: nothing can come from here that another diagonal does not offer.
        far[at] = Math.min(x, n, m + k);
        continue;
      }
      while (x < n && x - k < m && a[x] === b[x - k]) x++;
      far[at] = x;
      if (x === n && x - k === m) return [(d + n - m) / 2, (d - n + m) / 2];
    }
  }
  return null;
}
