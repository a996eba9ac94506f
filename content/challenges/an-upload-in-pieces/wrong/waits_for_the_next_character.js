// Holds a CR back until the next character, so a row may be counted one chunk too late.
function readRows(chunks, max) {
  let state = 's', row = [], field = '', cr = false;
  const out = [];
  const end = () => { row.push(field.slice(0, max)); field = ''; state = 's'; };
  const endRow = (i) => { if (row.length || state !== 's') { end(); out.push([i, row]); row = []; } };
  chunks.forEach((chunk, i) => {
    for (const c of chunk) {
      if (cr) { cr = false; endRow(i); if (c === '\n') continue; }
      if (state === 'q') { if (c === '"') state = 'm'; else field += c; }
      else if (state === 'm' && c === '"') { field += c; state = 'q'; }
      else if (c === ',') end();
      else if (c === '\n') endRow(i);
      else if (c === '\r') cr = true;
      else if (state === 's' && c === '"') state = 'q';
      else { field += c; state = 'p'; }
    }
  });
  endRow(chunks.length);
  return out;
}
