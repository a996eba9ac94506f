function decodeFrames(bytes) {
  // Reads a tag and a length; a string instead if that is not possible before `end`.
  const header = (at, end) => {
    if (at >= end) return 'short';
    let length = 0;
    for (let i = 0; i < 3; i++) {
      if (at + 1 + i >= end) return 'short';
      const byte = bytes[at + 1 + i];
      length += (byte & 127) * 128 ** i;
      if (byte < 128) {
        const from = at + 2 + i;
        return from + length > end ? 'short' : { tag: bytes[at], from, to: from + length };
      }
    }
    return 'bad';
  };
  const value = ({ tag, from, to }, depth) => {
    if (tag < 128) return bytes.slice(from, to);
    const children = [];
    while (from < to) {
      const child = header(from, to);
      if (typeof child === 'string' || depth === 8) return null;
      const inner = value(child, depth + 1);
      if (inner === null) return null;
      children.push([child.tag, inner]);
      from = child.to;
    }
    return children;
  };

  const frames = [];
  let next = 0;
  while (next < bytes.length) {
    const frame = header(next, bytes.length);
    if (frame === 'short') return { frames, next, state: 'more' };
    const content = frame === 'bad' ? null : value(frame, 1);
    if (content === null) return { frames, next, state: 'bad' };
    frames.push([frame.tag, content]);
    next = frame.to;
  }
  return { frames, next, state: 'ok' };
}
