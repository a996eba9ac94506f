function filterTickets(query, tickets) {
  class Bad extends Error {}
  let at = 0, token;

  const advance = () => {
    while (query[at] === ' ') at++;
    const start = at;
    if (at >= query.length) {
      token = { type: 'end', start };
    } else if (query[at] === '"') {
      let text = '';
      for (at++; query[at] !== '"'; at++) {
        if (query[at] === '\\') at++;
        if (at >= query.length) { token = { type: 'broken', start }; return; }
        text += query[at];
      }
      at++;
      token = { type: 'quoted', start, text, number: null };
    } else {
      const match = /[()]|[<>!]?=|[<>:]|[^ ()"=!<>:]+|/y;
      match.lastIndex = at;
      const [text] = match.exec(query);
      at += text.length;
      const lower = text.toLowerCase();
      let type = 'word';
      if (text === '') type = 'broken';
      else if (/^[()]$/.test(text) || /^(and|or|not)$/.test(lower)) type = lower;
      else if (/^[=!<>:]/.test(text)) type = 'op';
      token = { type, start, text, number: /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null };
    }
  };
  const expect = (condition) => { if (!condition) throw new Bad(); };
  const fold = (s) => s.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

  const compare = (op, element, value) => {
    const isNumber = typeof element === 'number';
    if (!isNumber && typeof element !== 'string') return false;
    if (isNumber && (value.number === null || op === ':')) return false;
    const [a, b] = isNumber ? [element, value.number] : [element, value.text];
    switch (op) {
      case '=': return isNumber ? a === b : fold(a) === fold(b);
      case ':': return fold(a).includes(fold(b));
      case '<': return a < b;
      case '<=': return a <= b;
      case '>': return a > b;
      default: return a >= b;
    }
  };
  const some = (field, check) => (Array.isArray(field) ? field.some(check) : check(field));

  const parseOr = () => {
    const parts = [parseAnd()];
    while (token.type === 'or') { advance(); parts.push(parseAnd()); }
    return (ticket) => parts.some((part) => part(ticket));
  };
  const parseAnd = () => {
    const parts = [parseNot()];
    while (['and', 'word', 'quoted', '(', 'not'].includes(token.type)) {
      if (token.type === 'and') advance();
      parts.push(parseNot());
    }
    return (ticket) => parts.every((part) => part(ticket));
  };
  const parseNot = () => {
    if (token.type === 'not') {
      advance();
      const inner = parseNot();
      return (ticket) => !inner(ticket);
    }
    if (token.type === '(') {
      advance();
      const inner = parseOr();
      expect(token.type === ')');
      advance();
      return inner;
    }
    expect(token.type === 'word' || token.type === 'quoted');
    const first = token;
    advance();
    if (first.type === 'quoted' || token.type !== 'op') {
      return (ticket) => Object.values(ticket).some((field) => some(field, (e) => typeof e === 'string' && compare(':', e, first)));
    }
    const op = token.text;
    advance();
    expect(token.type === 'word' || token.type === 'quoted');
    const value = token;
    advance();
    const check = (ticket) => Object.hasOwn(ticket, first.text) &&
      some(ticket[first.text], (e) => compare(op === '!=' ? '=' : op, e, value));
    return op === '!=' ? (ticket) => !check(ticket) : check;
  };

  try {
    advance();
    const matches = token.type === 'end' ? () => true : parseOr();
    expect(token.type === 'end');
    return tickets.flatMap((ticket, index) => (matches(ticket) ? [index] : []));
  } catch (problem) {
    if (problem instanceof Bad) return { error: token.start };
    throw problem;
  }
}
