// Keeps the joiner with what is before it, but begins a new unit after it.
function fitTexts(texts, maxBytes) {
  const size = (c) => { const p = c.codePointAt(0); return p < 0x80 ? 1 : p < 0x800 ? 2 : p < 0x10000 ? 3 : 4; };
  const ext = /^[\u0300-\u036f\ufe00-\ufe0f\u200d\u{1f3fb}-\u{1f3ff}]$/u;
  return texts.map((text) => {
    const cs = [...text];
    if (cs.reduce((s, c) => s + size(c), 0) <= maxBytes) return text;
    let bytes = 0, cut = 0;
    for (let i = 0; i < cs.length && bytes + 3 <= maxBytes; i++) {
      if (!ext.test(cs[i])) cut = i;
      bytes += size(cs[i]);
    }
    return cs.slice(0, cut).join('').replace(/ +$/, '') + '…';
  });
}
