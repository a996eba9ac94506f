function readRows(chunks, maxField) {
  const START = 0, PLAIN = 1, QUOTED = 2, MARK = 3;
  const rows = [];
  let state = START, row = [], field = [], skipLf = false;
  const keep = (c) => { if (field.length < maxField) field.push(c); };
  const endField = () => { row.push(field.join('')); field = []; state = START; };
  const endRow = (index) => {
    if (row.length === 0 && state === START) return;
    endField();
    rows.push([index, row]);
    row = [];
  };
  chunks.forEach((chunk, index) => {
    for (let i = 0; i < chunk.length; i++) {
      const c = chunk[i];
      if (skipLf) {
        skipLf = false;
        if (c === '\n') continue;
      }
      if (state === QUOTED) {
        if (c === '"') state = MARK; else keep(c);
      } else if (state === MARK && c === '"') {
        keep(c);
        state = QUOTED;
      } else if (c === ',') {
        endField();
      } else if (c === '\r' || c === '\n') {
        skipLf = c === '\r';
        endRow(index);
      } else if (state === START && c === '"') {
        state = QUOTED;
      } else {
        keep(c);
        state = PLAIN;
      }
    }
  });
  endRow(chunks.length);
  return rows;
}
