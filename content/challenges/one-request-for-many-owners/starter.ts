type Directory = Record<string, { name: string; parent: number | null }>;

// The lines of the report, and the requests that it took.
function ownerReport(
  issues: [string, number][],
  directory: Directory,
  batchSize: number,
): { lines: string[]; requests: number[][] } {
  const requests: number[][] = [];

  function fetchRecord(id: number) {
    requests.push([id]);
    return directory[id];
  }

  const lines = issues.map(([title, owner]) => {
    const names: string[] = [];
    let id: number | null = owner;
    while (id !== null) {
      const record = fetchRecord(id);
      names.push(record === undefined ? '?' : record.name);
      id = record === undefined ? null : record.parent;
    }
    return `${title}: ${names.join(' < ')}`;
  });
  return { lines, requests };
}
