// The indexes of the issues that match, or "error".
function searchIssues(query: string, issues: Record<string, string>[]): number[] | string {
  const found: number[] = [];
  for (let i = 0; i < issues.length; i++) {
    let matches = false;
    for (const alternative of query.split(' OR ')) {
      let all = true;
      for (const term of alternative.split(' ')) {
        if (term === '' || term === 'AND') continue;
        const [field, value] = term.split(':');
        if (value === undefined) return 'error';
        if (issues[i][field] !== value) all = false;
      }
      if (all) matches = true;
    }
    if (matches) found.push(i);
  }
  return found;
}
