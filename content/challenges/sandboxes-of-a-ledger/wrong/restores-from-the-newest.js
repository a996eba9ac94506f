// Restores from the newest version that touched an account by a post, as a log of changes would tell.
function sandboxSums(accounts, operations) {
  const parent = [-1], change = [null];
  const out = [];
  const at = (v, k) => {
    let t = 0;
    for (let x = v; x > 0; x = parent[x]) {
      const c = change[x];
      if (c[0] === 'post') { if (c[1] === k) t += c[2]; }
      else if (k >= c[1] && k <= c[2]) { let y = c[3]; for (; y > 0; y = parent[y]) if (change[y][0] === 'post' && change[y][1] === k) t += change[y][2]; return t; }
    }
    return t;
  };
  for (const [op, v, a, b, s] of operations) {
    if (op === 'sum') { let t = 0; for (let k = a; k <= b; k++) t += at(v, k); out.push(t); }
    else { parent.push(v); change.push([op, a, b, s]); }
  }
  return out;
}
