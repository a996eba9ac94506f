function packRow(row) {
  const out = [];
  let start = 0;
  while (start < row.length) {
    const ch = row[start];
    let end = start + 1;
    while (end < row.length && end - start < 9 && row[end] === ch) end++;
    const length = end - start;
    const special = ch === '\\' || (ch >= '0' && ch <= '9');
    const item = special ? '\\' + ch : ch;
    if (length === 1) out.push(item);
    else if (length === 2 && !special) out.push(ch, ch);
    else out.push(String(length), item);
    start = end;
  }
  return out.join('');
}
