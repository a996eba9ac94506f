// A deletion forgets the version, so a page that is created again starts at v1.
function serveDocuments(requests) {
  const docs = {};
  const list = (h) => h.split(',').map((s) => s.trim());
  return requests.map((r) => {
    const d = docs[r.path];
    const tag = () => (docs[r.path] ? `"v${docs[r.path].v}"` : null);
    const hit = (h) => !!d && (list(h)[0] === '*' || list(h).includes(tag()));
    const go = () => {
      if (r.if_match !== null && !hit(r.if_match)) return 412;
      if (r.if_none_match !== null && hit(r.if_none_match)) return r.method === 'GET' ? 304 : 412;
      if (!d && r.method !== 'PUT') return 404;
      if (r.method === 'GET') return 200;
      if (!d) { docs[r.path] = { v: 1, body: r.body }; return 201; }
      if (r.if_match === null) return 428;
      if (r.method === 'DELETE') { delete docs[r.path]; return 204; }
      if (d.body !== r.body) { d.body = r.body; d.v++; }
      return 200;
    };
    const status = go();
    return [status, tag()];
  });
}
