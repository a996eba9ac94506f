// Counts stretches of one team that came from several assignments as several pieces, unless one painted over the other.
function addressOwners(operations) {
  let list = [];
  const out = [];
  const paint = (f, l, t) => {
    const next = [];
    for (const [a, b, o] of list) {
      if (b < f || a > l) next.push([a, b, o]);
      else { if (a < f) next.push([a, f - 1, o]); if (b > l) next.push([l + 1, b, o]); }
    }
    if (t !== null) {
      const left = next.find((x) => x[1] === f - 1 && x[2] === t);
      const right = next.find((x) => x[0] === l + 1 && x[2] === t);
      if (left && right) { list = next.filter((x) => x !== left && x !== right); list.push([left[0], right[1], t]); return; }
      next.push([f, l, t]);
    }
    list = next;
  };
  for (const [op, f, l, t] of operations) {
    if (op === 'assign') paint(f, l, t);
    else if (op === 'release') paint(f, l, null);
    else if (op === 'owner') out.push(list.find((x) => x[0] <= f && f <= x[1])?.[2] ?? null);
    else out.push(list.filter((x) => x[0] <= l && x[1] >= f).length);
  }
  return out;
}
