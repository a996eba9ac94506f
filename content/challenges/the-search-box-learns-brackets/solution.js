function searchIssues(query, issues) {
  const tokens = tokenize(query);
  if (tokens === null) return 'error';
  const test = tokens.length === 0 ? () => true : parse(tokens);
  if (test === null) return 'error';
  return issues.map((_, i) => i).filter((i) => test(issues[i]));
}

// A token is '(' , ')' , 'AND', 'OR', 'NOT' or { field, value }; null stands for a mistake.
function tokenize(query) {
  const tokens = [];
  let at = 0;
  while (at < query.length) {
    const c = query[at];
    if (c === ' ') { at += 1; continue; }
    if (c === '(' || c === ')') { tokens.push(c); at += 1; continue; }

    const word = /[^ ()":]*/y;
    word.lastIndex = at;
    const name = word.exec(query)[0];
    at += name.length;
    if (query[at] !== ':') {
      if (!['AND', 'OR', 'NOT'].includes(name) || query[at] === '"') return null;
      tokens.push(name);
      continue;
    }
    if (!/^[a-z]+$/.test(name)) return null;
    at += 1;
    if (query[at] === '"') {
      let value = '';
      at += 1;
      while (query[at] !== '"') {
        if (at >= query.length) return null;
        if (query[at] === '\\') {
          at += 1;
          if (query[at] !== '"' && query[at] !== '\\') return null;
        }
        value += query[at];
        at += 1;
      }
      at += 1;
      if (at < query.length && !' ()'.includes(query[at])) return null;
      tokens.push({ field: name, value });
    } else {
      const start = at;
      while (at < query.length && !' ()"'.includes(query[at])) at += 1;
      if (at === start || query[at] === '"') return null;
      tokens.push({ field: name, value: query.slice(start, at) });
    }
  }
  return tokens;
}

// either := both { 'OR' both } ; both := one { ['AND'] one } ; one := 'NOT' one | '(' either ')' | term
function parse(tokens) {
  let at = 0;
  let failed = false;
  const fail = () => { failed = true; return () => false; };

  function either() {
    const parts = [both()];
    while (!failed && tokens[at] === 'OR') { at += 1; parts.push(both()); }
    return (issue) => parts.some((part) => part(issue));
  }
  function both() {
    const parts = [one()];
    while (!failed && at < tokens.length && tokens[at] !== 'OR' && tokens[at] !== ')') {
      if (tokens[at] === 'AND') at += 1;
      parts.push(one());
    }
    return (issue) => parts.every((part) => part(issue));
  }
  function one() {
    let negated = false;
    while (tokens[at] === 'NOT') { negated = !negated; at += 1; }
    const token = tokens[at];
    at += 1;
    let test;
    if (token === '(') {
      test = either();
      if (tokens[at] !== ')') return fail();
      at += 1;
    } else if (typeof token === 'object') {
      test = (issue) => Object.hasOwn(issue, token.field) && issue[token.field] === token.value;
    } else {
      return fail();
    }
    return negated ? (issue) => !test(issue) : test;
  }

  const test = either();
  return failed || at < tokens.length ? null : test;
}
