// Takes a jump between branches back to the root if neither state is above the other and they are not brothers.
function replayCost(operations) {
  const parent = [0], depth = [0], kid = [-1];
  let s = 0, reverted = 0, applied = 0;
  const above = (a, b) => { while (depth[b] > depth[a]) b = parent[b]; return a === b; };
  for (const [op, t] of operations) {
    if (op === 'edit') { parent.push(s); depth.push(depth[s] + 1); kid.push(-1); kid[s] = parent.length - 1; s = kid[s]; applied++; }
    else if (op === 'undo') { if (s) reverted++; s = parent[s]; }
    else if (op === 'redo') { if (kid[s] > 0) { s = kid[s]; applied++; } }
    else {
      const c = above(s, t) ? s : above(t, s) ? t : parent[s] === parent[t] ? parent[s] : 0;
      reverted += depth[s] - depth[c];
      applied += depth[t] - depth[c];
      s = t;
    }
  }
  return { state: s, reverted, applied };
}
