// Takes each line of the new version at its next occurrence in the old one.
function changeSize(before, after, limit) {
  let i = 0, kept = 0;
  for (const line of after) {
    const at = before.indexOf(line, i);
    if (at >= 0 && at - i <= Math.max(limit, 0)) { kept++; i = at + 1; }
  }
  const r = before.length - kept, a = after.length - kept;
  return r + a > limit ? null : [r, a];
}
