type Row = [id: number, time: number, state: string];

// Simulates a run: the copy at its end, ordered by id, and the number of pages.
function syncCopy(rows: Row[], changes: Row[][], pageSize: number): { copy: [number, number][]; pages: number } {
  const table = new Map(rows.map((row) => [row[0], row]));
  const copy = new Map<number, number>();
  let cursor = 0;
  let pages = 0;

  for (;;) {
    // SELECT … WHERE time > cursor ORDER BY time LIMIT pageSize
    const page = [...table.values()]
      .filter((row) => row[1] > cursor)
      .sort((a, b) => a[1] - b[1])
      .slice(0, pageSize);
    pages += 1;

    const visible = page.filter((row) => row[2] !== 'internal');
    for (const [id, time, state] of visible) {
      if (state === 'live') copy.set(id, time);
    }
    if (visible.length < pageSize) break;

    cursor = page[page.length - 1][1];
    for (const row of changes[pages] ?? []) table.set(row[0], row);
  }
  return { copy: [...copy].sort((a, b) => a[0] - b[0]), pages };
}
