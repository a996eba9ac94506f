function selectFields(mask, resource) {
  const node = () => ({ whole: false, children: new Map() });
  let at = 0;
  class Bad extends Error {}

  // Adds a mask below the given nodes; returns at the first character that is not part of it.
  const parseMask = (root) => {
    for (;;) {
      parseItem(root);
      if (mask[at] !== ',') return;
      at++;
    }
  };
  const parseItem = (root) => {
    let place = root;
    for (;;) {
      const part = /\*|[A-Za-z0-9_-]+|/y;
      part.lastIndex = at;
      const [name] = part.exec(mask);
      if (name === '') throw new Bad();
      at += name.length;
      if (!place.children.has(name)) place.children.set(name, node());
      place = place.children.get(name);
      if (mask[at] !== '/') break;
      at++;
    }
    if (mask[at] !== '(') {
      place.whole = true;
      return;
    }
    at++;
    parseMask(place);
    if (mask[at] !== ')') throw new Bad();
    at++;
  };

  const select = (value, nodes) => {
    if (value === null || typeof value !== 'object') return value;
    if (Array.isArray(value)) return value.map((element) => select(element, nodes));
    const result = {};
    for (const [name, member] of Object.entries(value)) {
      const next = nodes.flatMap(({ children }) => [children.get(name), children.get('*')]).filter(Boolean);
      if (next.length === 0) continue;
      result[name] = next.some(({ whole }) => whole) ? member : select(member, next);
    }
    return result;
  };

  const root = node();
  try {
    parseMask(root);
    if (at < mask.length) throw new Bad();
  } catch (problem) {
    if (problem instanceof Bad) return { error: at };
    throw problem;
  }
  return select(resource, [root]);
}
