// Cuts the fragment off at the last hash sign.
function resolveLinks(page, links) {
  return links.map((link) => {
    const at = link.lastIndexOf('#');
    const fragment = at < 0 ? '' : link.slice(at);
    const path = at < 0 ? link : link.slice(0, at);
    const stack = path[0] === '/' ? [] : page.split('/');
    if (path && path[0] !== '/') stack.pop();
    for (const s of path.split('/')) {
      if (s === '' || s === '.') continue;
      if (s === '..') { if (!stack.length) return null; stack.pop(); } else stack.push(s);
    }
    const last = stack.at(-1) ?? '';
    if (last.endsWith('.md')) { stack.pop(); if (last !== 'index.md') stack.push(last.slice(0, -3)); }
    return '/' + stack.join('/') + fragment;
  });
}
