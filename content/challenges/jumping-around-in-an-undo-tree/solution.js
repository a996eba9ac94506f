function replayCost(operations) {
  const parent = [0];
  const jump = [0];
  const depth = [0];
  const newest = [-1];

  const commonAncestor = (a, b) => {
    if (depth[a] < depth[b]) [a, b] = [b, a];
    while (depth[a] > depth[b]) a = depth[jump[a]] >= depth[b] ? jump[a] : parent[a];
    while (a !== b) {
      if (jump[a] !== jump[b]) {
        a = jump[a];
        b = jump[b];
      } else {
        a = parent[a];
        b = parent[b];
      }
    }
    return a;
  };

  let state = 0;
  let reverted = 0;
  let applied = 0;
  for (const [kind, target] of operations) {
    if (kind === 'edit') {
      const p = state;
      const j = jump[p];
      state = parent.length;
      parent.push(p);
      jump.push(depth[p] - depth[j] === depth[j] - depth[jump[j]] ? jump[j] : p);
      depth.push(depth[p] + 1);
      newest.push(-1);
      newest[p] = state;
      applied += 1;
    } else if (kind === 'undo') {
      if (state !== 0) reverted += 1;
      state = parent[state];
    } else if (kind === 'redo') {
      if (newest[state] !== -1) {
        state = newest[state];
        applied += 1;
      }
    } else {
      const common = commonAncestor(state, target);
      reverted += depth[state] - depth[common];
      applied += depth[target] - depth[common];
      state = target;
    }
  }
  return { state, reverted, applied };
}
