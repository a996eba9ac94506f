// Pads brackets with spaces and splits: brackets and words inside quotes are taken for the language.
function searchIssues(query, issues) {
  const tokens = query.replace(/[()]/g, ' $& ').match(/[a-z]+:"(?:[^"\\]|\\.)*"|[^ ]+/g) ?? [];
  let at = 0;
  const one = () => {
    const t = tokens[at++];
    if (t === 'NOT') { const f = one(); return (x) => !f(x); }
    if (t === '(') {
      const f = either();
      if (tokens[at++] !== ')') throw 0;
      return f;
    }
    const m = /^([a-z]+):(?:"((?:[^"\\]|\\["\\])*)"|([^"]+))$/.exec(t ?? '');
    if (!m) throw 0;
    const value = m[3] ?? m[2].replace(/\\(.)/g, '$1');
    return (x) => x[m[1]] === value;
  };
  const both = () => {
    const fs = [one()];
    while (at < tokens.length && tokens[at] !== 'OR' && tokens[at] !== ')') {
      if (tokens[at] === 'AND') at++;
      fs.push(one());
    }
    return (x) => fs.every((f) => f(x));
  };
  const either = () => {
    const fs = [both()];
    while (tokens[at] === 'OR') { at++; fs.push(both()); }
    return (x) => fs.some((f) => f(x));
  };
  if (tokens.length === 0) return issues.map((_, i) => i);
  try {
    const f = either();
    if (at < tokens.length) return 'error';
    return issues.map((_, i) => i).filter((i) => f(issues[i]));
  } catch {
    return 'error';
  }
}
