function sandboxSums(accounts, operations) {
  // Nodes are never changed. Node 0 is an empty part of any size.
  const sum = [0];
  const left = [0];
  const right = [0];
  const make = (l, r) => {
    sum.push(sum[l] + sum[r]);
    left.push(l);
    right.push(r);
    return sum.length - 1;
  };

  let size = 1;
  while (size < accounts) size *= 2;

  const post = (node, width, account, amount) => {
    if (width === 1) {
      sum.push(sum[node] + amount);
      left.push(0);
      right.push(0);
      return sum.length - 1;
    }
    const half = width / 2;
    if (account < half) return make(post(left[node], half, account, amount), right[node]);
    return make(left[node], post(right[node], half, account - half, amount));
  };

  // first and last are relative to the node and may reach over its ends.
  const restore = (node, source, width, first, last) => {
    if (node === source || last < 0 || first >= width) return node;
    if (first <= 0 && last >= width - 1) return source;
    const half = width / 2;
    return make(
      restore(left[node], left[source], half, first, last),
      restore(right[node], right[source], half, first - half, last - half),
    );
  };

  const total = (node, width, first, last) => {
    if (node === 0 || last < 0 || first >= width) return 0;
    if (first <= 0 && last >= width - 1) return sum[node];
    const half = width / 2;
    return total(left[node], half, first, last) + total(right[node], half, first - half, last - half);
  };

  const roots = [0];
  const answers = [];
  for (const [kind, version, first, second, source] of operations) {
    const root = roots[version];
    if (kind === 'post') roots.push(post(root, size, first, second));
    else if (kind === 'restore') roots.push(restore(root, roots[source], size, first, second));
    else answers.push(total(root, size, first, second));
  }
  return answers;
}
