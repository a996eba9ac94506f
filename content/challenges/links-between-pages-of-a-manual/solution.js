function resolveLinks(page, links) {
  return links.map((link) => {
    const hash = link.indexOf('#');
    const fragment = hash === -1 ? '' : link.slice(hash);
    const path = hash === -1 ? link : link.slice(0, hash);
    const stack = path.startsWith('/') ? [] : page.split('/');
    if (path !== '') {
      if (!path.startsWith('/')) stack.pop();
      for (const segment of path.split('/')) {
        if (segment === '' || segment === '.') continue;
        if (segment !== '..') stack.push(segment);
        else if (stack.length === 0) return null;
        else stack.pop();
      }
    }
    const last = stack.at(-1);
    if (last !== undefined && last.endsWith('.md')) {
      stack.pop();
      if (last !== 'index.md') stack.push(last.slice(0, -3));
    }
    return '/' + stack.join('/') + fragment;
  });
}
