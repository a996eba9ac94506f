// Does not count the unused places of the last line once there are more than two lines.
function breakSubtitle(text, width) {
  const w = text.split(' ').filter(Boolean);
  if (w.some((x) => x.length > width)) return null;
  const solve = (free) => {
    const best = [], end = [];
    best[w.length] = [0, 0];
    for (let i = w.length - 1; i >= 0; i--) {
      best[i] = [Infinity, 0];
      let len = -1;
      for (let j = i + 1; j <= w.length && (len += 1 + w[j - 1].length) <= width; j++) {
        const way = [1 + best[j][0], best[j][1] + (free && j === w.length ? 0 : (width - len) ** 2)];
        if (way[0] < best[i][0] || (way[0] === best[i][0] && way[1] <= best[i][1])) { best[i] = way; end[i] = j; }
      }
    }
    const out = [];
    for (let i = 0; i < w.length; i = end[i]) out.push(w.slice(i, end[i]).join(' '));
    return out;
  };
  const even = solve(false);
  return even.length > 2 ? solve(true) : even;
}
