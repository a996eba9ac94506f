// Does not ask whether the held sets have a lock in common.
function smallestDeadlock(trace) {
  const held = {}, steps = [];
  for (const [t, a, l] of trace) {
    const h = (held[t] ??= []);
    if (a === 'take') {
      if (h.length && !h.includes(l)) steps.push([t, new Set(h), l]);
      h.push(l);
    } else h.splice(h.lastIndexOf(l), 1);
  }
  const uniq = [...new Map(steps.map((s) => [JSON.stringify([s[0], [...s[1]].sort(), s[2]]), s])).values()];
  let best = null;
  const go = (path) => {
    const last = path[path.length - 1];
    if (path.length > 1 && path[0][1].has(last[2])) {
      const n = path.map((s) => s[0]).sort();
      if (!best || n.length < best.length || (n.length === best.length && n.join('\0') < best.join('\0'))) best = n;
    }
    if (best && path.length >= best.length) return;
    for (const s of uniq) if (s[0] > path[0][0] && !path.some((p) => p[0] === s[0]) && s[1].has(last[2])) go([...path, s]);
  };
  for (const s of uniq) go([s]);
  return best ?? [];
}
