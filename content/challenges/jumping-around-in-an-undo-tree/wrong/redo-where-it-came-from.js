// Redo goes back to the state that was left last, not to the newest one below.
function replayCost(operations) {
  const parent = [0], depth = [0], last = [-1];
  let state = 0, reverted = 0, applied = 0;
  for (const [op, t] of operations) {
    if (op === 'edit') { parent.push(state); depth.push(depth[state] + 1); last.push(-1); last[state] = parent.length - 1; state = parent.length - 1; applied++; }
    else if (op === 'undo') { if (state) { reverted++; if (last[parent[state]] < state || depth[state] > 2) last[parent[state]] = state; } state = parent[state]; }
    else if (op === 'redo') { if (last[state] !== -1) { state = last[state]; applied++; } }
    else {
      let a = state, b = t;
      while (a !== b) { if (depth[a] >= depth[b]) { a = parent[a]; reverted++; } else { b = parent[b]; applied++; } }
      state = t;
    }
  }
  return { state, reverted, applied };
}
