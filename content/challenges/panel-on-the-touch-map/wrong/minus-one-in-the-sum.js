// Adds the -1 of the controls into the table, so that sums are too small to the right of and below a control's row.
function placePanel(touches, height, width) {
  const R = touches.length, C = touches[0].length;
  let best = null;
  const free = (r, c, h, w) => {
    for (let i = r; i < r + h; i++) for (let j = c; j < c + w; j++) if (touches[i][j] < 0) return false;
    return true;
  };
  const left = touches.map((row) => row.reduce((a, n) => [...a, a.at(-1) + Math.abs(n)], [0]));
  for (const [h, w, t] of [[height, width, false], [width, height, true]]) {
    if (t && height === width) continue;
    for (let r = 0; r + h <= R; r++) for (let c = 0; c + w <= C; c++) {
      if (!free(r, c, h, w)) continue;
      let s = 0;
      for (let i = r; i < r + h; i++) s += left[i][c + w] - left[i][c];
      if (!best || s < best[0]) best = [s, r, c, t];
    }
  }
  return best;
}
