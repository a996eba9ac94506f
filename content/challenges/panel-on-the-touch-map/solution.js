function placePanel(touches, height, width) {
  const rows = touches.length;
  const columns = touches[0].length;
  const sum = [new Array(columns + 1).fill(0)];
  const fixed = [new Array(columns + 1).fill(0)];
  for (let r = 0; r < rows; r++) {
    const s = [0];
    const f = [0];
    let rowSum = 0;
    let rowFixed = 0;
    for (let c = 0; c < columns; c++) {
      if (touches[r][c] === -1) rowFixed += 1;
      else rowSum += touches[r][c];
      s.push(sum[r][c + 1] + rowSum);
      f.push(fixed[r][c + 1] + rowFixed);
    }
    sum.push(s);
    fixed.push(f);
  }
  const total = (t, r, c, h, w) => t[r + h][c + w] - t[r][c + w] - t[r + h][c] + t[r][c];
  let best = null;
  const shapes = height === width ? [[height, width, false]] : [[height, width, false], [width, height, true]];
  for (const [h, w, turned] of shapes) {
    for (let r = 0; r + h <= rows; r++) {
      for (let c = 0; c + w <= columns; c++) {
        if (total(fixed, r, c, h, w) > 0) continue;
        const hidden = total(sum, r, c, h, w);
        const better =
          best === null || (hidden - best[0] || r - best[1] || c - best[2] || Number(turned) - Number(best[3])) < 0;
        if (better) best = [hidden, r, c, turned];
      }
    }
  }
  return best;
}
