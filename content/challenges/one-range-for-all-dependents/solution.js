function commonRange(ranges) {
  const compare = (a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
  const ZERO = [0, 0, 0], END = [Infinity, 0, 0];
  const raise = (numbers, place) => [0, 1, 2].map((i) => (i < place ? numbers[i] : i === place ? numbers[i] + 1 : 0));
  const min = (a, b) => (compare(a, b) < 0 ? a : b), max = (a, b) => (compare(a, b) < 0 ? b : a);

  const N = '(?:0|[1-9]\\d{0,8})', X = '[xX*]';
  const partial = `${N}(?:\\.${N}(?:\\.${N}|\\.${X})?|\\.${X}(?:\\.${X})?)?|${X}(?:\\.${X}(?:\\.${X})?)?`;
  const simple = `(?:>=|<=|[<>=^~])? *(?:${partial})`;
  const setForm = new RegExp(`^(?:${simple})(?: +(?:${simple}))*$`);
  const eachSimple = new RegExp(`(>=|<=|[<>=^~])? *(${partial})(?= |$)`, 'g');
  const hyphen = new RegExp(`^(${N}\\.${N}\\.${N}) +- +(${N}\\.${N}\\.${N})$`);

  const stretch = (op, text) => {
    const given = text.split('.').filter((p) => /\d/.test(p)).map(Number);
    if (given.length === 0) return op === '<' || op === '>' ? [ZERO, ZERO] : [ZERO, END];
    const from = [0, 1, 2].map((i) => given[i] ?? 0);
    const next = raise(from, given.length - 1);
    switch (op) {
      case '>=': return [from, END];
      case '>': return [next, END];
      case '<': return [ZERO, from];
      case '<=': return [ZERO, next];
      case '~': return [from, raise(from, Math.min(1, given.length - 1))];
      case '^': {
        const place = given.findIndex((n) => n > 0);
        return [from, place < 0 ? next : raise(from, place)];
      }
      default: return [from, next];
    }
  };
  const parseSet = (text) => {
    const pair = hyphen.exec(text);
    if (pair) {
      const [a, b] = pair.slice(1).map((v) => v.split('.').map(Number));
      return [a, raise(b, 2)];
    }
    if (!setForm.test(text)) return null;
    let [from, below] = [ZERO, END];
    for (const [, op, version] of text.matchAll(eachSimple)) {
      const [a, b] = stretch(op, version);
      from = max(from, a);
      below = min(below, b);
    }
    return [from, below];
  };
  const parseRange = (text) => {
    const sets = text.split('||').map((set) => parseSet(set.replace(/^ +| +$/g, '')));
    if (sets.includes(null)) return null;
    const merged = [];
    for (const [from, below] of sets.sort((a, b) => compare(a[0], b[0]))) {
      if (compare(from, below) >= 0) continue;
      const last = merged[merged.length - 1];
      if (last && compare(from, last[1]) <= 0) last[1] = max(last[1], below);
      else merged.push([from, below]);
    }
    return merged;
  };
  const intersect = (a, b) => {
    const out = [];
    for (let i = 0, j = 0; i < a.length && j < b.length;) {
      const from = max(a[i][0], b[j][0]), below = min(a[i][1], b[j][1]);
      if (compare(from, below) < 0) out.push([from, below]);
      if (compare(a[i][1], b[j][1]) < 0) i++; else j++;
    }
    return out;
  };

  let common = [[ZERO, END]];
  for (let i = 0; i < ranges.length; i++) {
    const range = parseRange(ranges[i]);
    if (range === null) return { error: i };
    common = intersect(common, range);
  }
  if (common.length === 0) return 'none';
  return common.map(([from, below]) => {
    const parts = [];
    if (compare(from, ZERO) > 0) parts.push('>=' + from.join('.'));
    if (below[0] < Infinity) parts.push('<' + below.join('.'));
    return parts.join(' ') || '*';
  }).join(' || ');
}
