function settingsHistory(operations) {
  const histories = new Map();
  const counts = [0];
  const answers = [];

  const valueAt = (key, revision) => {
    const history = histories.get(key);
    if (history === undefined) return null;
    let low = 0;
    let high = history.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (history[middle][0] <= revision) low = middle + 1;
      else high = middle;
    }
    return low === 0 ? null : history[low - 1][1];
  };

  const write = (key, value) => {
    let history = histories.get(key);
    if (history === undefined) histories.set(key, (history = []));
    const before = history.length > 0 && history.at(-1)[1] !== null;
    history.push([counts.length, value]);
    counts.push(counts.at(-1) + Number(value !== null) - Number(before));
  };

  for (const [kind, first, second] of operations) {
    if (kind === 'set') write(first, second);
    else if (kind === 'delete') write(first, null);
    else if (kind === 'restore') write(first, valueAt(first, second));
    else if (kind === 'get') answers.push(valueAt(first, second));
    else answers.push(counts[first]);
  }
  return answers;
}
