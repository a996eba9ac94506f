// Pages rightly, but a row that is deleted during the run stays in the copy.
function syncCopy(rows, changes, pageSize) {
  const table = new Map(rows.map((r) => [r[0], r]));
  const copy = new Map();
  let cursor = [-1, -1], pages = 0;
  for (;;) {
    const page = [...table.values()]
      .filter(([id, t, s]) => s !== 'internal' && (t > cursor[0] || (t === cursor[0] && id > cursor[1])))
      .sort((a, b) => a[1] - b[1] || a[0] - b[0])
      .slice(0, pageSize);
    for (const [id, time, state] of page) if (state === 'live') copy.set(id, time);
    for (const r of changes[pages] ?? []) table.set(r[0], r);
    pages += 1;
    if (page.length < pageSize) break;
    const last = page[page.length - 1];
    cursor = [last[1], last[0]];
  }
  return { copy: [...copy].sort((a, b) => a[0] - b[0]), pages };
}
