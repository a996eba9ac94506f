function breakSubtitle(text, width) {
  const words = text.split(' ').filter((word) => word !== '');
  const n = words.length;
  const lines = new Array(n + 1).fill(0);
  const squares = new Array(n + 1).fill(0);
  const end = new Array(n + 1).fill(n);
  for (let i = n - 1; i >= 0; i--) {
    if (words[i].length > width) return null;
    lines[i] = Infinity;
    let length = -1;
    for (let j = i + 1; j <= n; j++) {
      length += 1 + words[j - 1].length;
      if (length > width) break;
      const count = 1 + lines[j];
      const sum = (width - length) ** 2 + squares[j];
      if (count < lines[i] || (count === lines[i] && sum <= squares[i])) {
        lines[i] = count;
        squares[i] = sum;
        end[i] = j;
      }
    }
  }
  const result = [];
  for (let i = 0; i < n; i = end[i]) result.push(words.slice(i, end[i]).join(' '));
  return result;
}
