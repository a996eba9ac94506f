// Forgives a link that leaves the manual and comes back, as long as it ends inside.
function resolveLinks(page, links) {
  return links.map((link) => {
    const at = link.search('#');
    const fragment = at < 0 ? '' : link.slice(at);
    const path = at < 0 ? link : link.slice(0, at);
    const parts = (path === '' ? page : path.startsWith('/') ? path : page.replace(/[^/]*$/, '') + path).split('/');
    const out = [];
    let below = 0;
    for (const p of parts) {
      if (p === '' || p === '.') continue;
      if (p === '..') { if (out.length) out.pop(); else below++; }
      else if (below > 0) below--;
      else out.push(p);
    }
    if (below) return null;
    const text = out.join('/').replace(/(^|\/)index\.md$/, '').replace(/\.md$/, '');
    return '/' + text + fragment;
  });
}
