// The indexes of the issues that match, or "error".
function searchIssues(query, issues) {
  const found = [];
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
