function fitTexts(texts, maxBytes) {
  return texts.map((text) => fit(text, maxBytes));
}

function fit(text, maxBytes) {
  let bytes = 0;
  let position = 0;
  let cut = 0;
  let joined = true;
  for (const character of text) {
    const point = character.codePointAt(0);
    if (!joined && !extendsUnit(point) && bytes + 3 <= maxBytes) cut = position;
    joined = point === 0x200d;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
    position += character.length;
  }
  if (bytes <= maxBytes) return text;
  while (cut > 0 && text[cut - 1] === ' ') cut--;
  return text.slice(0, cut) + '…';
}

function extendsUnit(point) {
  return (
    (point >= 0x300 && point <= 0x36f) ||
    (point >= 0xfe00 && point <= 0xfe0f) ||
    (point >= 0x1f3fb && point <= 0x1f3ff) ||
    point === 0x200d
  );
}
