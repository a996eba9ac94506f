function syncCopy(rows, changes, pageSize) {
  const table = new Map(rows.map((row) => [row[0], row]));
  const copy = new Map();
  // The last row that was read: time and id together say where the next page begins.
  let cursor = [-1, -1];
  let pages = 0;

  for (;;) {
    const page = [...table.values()]
      .filter(([id, time, state]) => state !== 'internal' && (time > cursor[0] || (time === cursor[0] && id > cursor[1])))
      .sort((a, b) => a[1] - b[1] || a[0] - b[0])
      .slice(0, pageSize);

    for (const [id, time, state] of page) {
      if (state === 'live') copy.set(id, time);
      else copy.delete(id);
    }
    const written = changes[pages] ?? [];
    pages += 1;
    if (page.length < pageSize) break;

    const [lastId, lastTime] = page[page.length - 1];
    cursor = [lastTime, lastId];
    for (const row of written) table.set(row[0], row);
  }
  return { copy: [...copy].sort((a, b) => a[0] - b[0]), pages };
}
