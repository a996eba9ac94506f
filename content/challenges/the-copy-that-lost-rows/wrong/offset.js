// Pages by offset: a change that moves a row to the end shifts all rows behind it.
function syncCopy(rows, changes, pageSize) {
  const table = new Map(rows.map((r) => [r[0], r]));
  const copy = new Map();
  let pages = 0;
  for (;;) {
    const page = [...table.values()]
      .filter((r) => r[2] !== 'internal')
      .sort((a, b) => a[1] - b[1] || a[0] - b[0])
      .slice(pages * pageSize, (pages + 1) * pageSize);
    for (const [id, time, state] of page) {
      if (state === 'live') copy.set(id, time);
      else copy.delete(id);
    }
    for (const r of changes[pages] ?? []) table.set(r[0], r);
    pages += 1;
    if (page.length < pageSize) break;
  }
  return { copy: [...copy].sort((a, b) => a[0] - b[0]), pages };
}
