// Lets a frame inside a container reach beyond it, as long as the bytes are there.
function decodeFrames(bytes) {
  function read(at, depth) {
    let len = 0, i = 0;
    for (;;) {
      if (i === 3) throw 'bad';
      const b = bytes[at + 1 + i];
      if (b === undefined) throw 'more';
      len += (b & 127) * 128 ** i++;
      if (b < 128) break;
    }
    const from = at + 1 + i, to = from + len;
    if (to > bytes.length) throw 'more';
    if (depth > 8) throw 'bad';
    if (bytes[at] < 128) return [[bytes[at], bytes.slice(from, to)], to];
    const kids = [];
    let p = from;
    while (p < to) { const [f, n] = read(p, depth + 1); kids.push(f); p = n; }
    return [[bytes[at], kids], Math.max(p, to)];
  }
  const frames = [];
  let next = 0;
  while (next < bytes.length) {
    try {
      const [f, n] = read(next, 1);
      frames.push(f);
      next = n;
    } catch (e) {
      if (typeof e !== 'string') throw e;
      return { frames, next, state: e };
    }
  }
  return { frames, next, state: 'ok' };
}
