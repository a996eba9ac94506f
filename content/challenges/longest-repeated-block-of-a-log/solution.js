function repeatedBlock(lines) {
  const n = lines.length;
  const first = new Map();
  const names = [lines.map((line) => number(first, line))]; // names[k][i]: the block of 2^k lines at i

  const namesOf = (length) => {
    const k = 31 - Math.clz32(length);
    while (names.length <= k) names.push(pairs(names.at(-1), 2 ** (names.length - 1), n - 2 ** names.length + 1));
    if (length === 2 ** k) return names[k];
    return pairs(names[k], length - 2 ** k, n - length + 1);
  };

  // The block of this length that is repeated and comes first, with its first repetition.
  const repeated = (length) => {
    const block = namesOf(length);
    const seen = new Array(n).fill(-1);
    const again = new Array(n).fill(-1);
    for (let i = 0; i < block.length; i++) {
      const name = block[i];
      if (seen[name] === -1) seen[name] = i;
      else if (again[name] === -1 && i - seen[name] >= length) again[name] = i;
    }
    for (let i = 0; i < block.length; i++) if (again[block[i]] !== -1) return [length, i, again[block[i]]];
    return null;
  };

  let best = n === 0 ? null : repeated(1);
  if (best === null) return null;
  let low = 1;
  let high = Math.floor(n / 2) + 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    const found = repeated(middle);
    if (found === null) {
      high = middle;
    } else {
      low = middle;
      best = found;
    }
  }
  return best;
}

function number(map, key) {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = map.size));
  return value;
}

// Names for the pairs of names at i and i + step.
function pairs(names, step, count) {
  const map = new Map();
  const result = new Array(count);
  for (let i = 0; i < count; i++) result[i] = number(map, names[i] * 32768 + names[i + step]);
  return result;
}
