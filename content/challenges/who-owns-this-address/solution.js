function addressOwners(operations) {
  const starts = [0];
  const owners = [null];

  // The index of the stretch that holds the address.
  const find = (address) => {
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (starts[middle] <= address) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  };

  // Makes a stretch begin at the address and returns its index.
  const cut = (address) => {
    const at = find(address);
    if (starts[at] === address) return at;
    starts.splice(at + 1, 0, address);
    owners.splice(at + 1, 0, owners[at]);
    return at + 1;
  };

  const paint = (first, last, owner) => {
    const from = cut(first);
    const to = cut(last + 1);
    starts.splice(from + 1, to - from - 1);
    owners.splice(from, to - from, owner);
  };

  const answers = [];
  for (const [kind, first, last, team] of operations) {
    if (kind === 'assign') paint(first, last, team);
    else if (kind === 'release') paint(first, last, null);
    else if (kind === 'owner') answers.push(owners[find(first)]);
    else {
      let pieces = 0;
      let before = null;
      for (let i = find(first); i < starts.length && starts[i] <= last; i++) {
        if (owners[i] !== null && owners[i] !== before) pieces += 1;
        before = owners[i];
      }
      answers.push(pieces);
    }
  }
  return answers;
}
