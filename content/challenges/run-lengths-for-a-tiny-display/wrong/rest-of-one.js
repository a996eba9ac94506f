// Writes a rest of one or two behind a full piece with a digit.
function packRow(row) {
  const out = [];
  for (let i = 0; i < row.length; ) {
    let j = i;
    while (j < row.length && row[j] === row[i]) j++;
    const special = /[0-9\\]/.test(row[i]);
    const item = special ? '\\' + row[i] : row[i];
    let left = j - i;
    if (!special && left === 2) { out.push(item + item); left = 0; }
    else if (left === 1) { out.push(item); left = 0; }
    while (left > 0) {
      const piece = Math.min(9, left);
      left -= piece;
      if (piece === 2 && !special) out.push(item + item);
      else out.push(piece + item);
    }
    i = j;
  }
  return out.join('');
}
