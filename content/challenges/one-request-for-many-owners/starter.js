// The lines of the report, and the requests that it took.
function ownerReport(
  issues,
  directory,
  batchSize,
) {
  const requests = [];

  function fetchRecord(id) {
    requests.push([id]);
    return directory[id];
  }

  const lines = issues.map(([title, owner]) => {
    const names = [];
    let id = owner;
    while (id !== null) {
      const record = fetchRecord(id);
      names.push(record === undefined ? '?' : record.name);
      id = record === undefined ? null : record.parent;
    }
    return `${title}: ${names.join(' < ')}`;
  });
  return { lines, requests };
}
