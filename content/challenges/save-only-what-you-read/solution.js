function serveDocuments(requests) {
  const store = new Map();
  const matches = (header, doc) => doc.body !== null &&
    (header.trim() === '*' || header.split(',').some((tag) => tag.trim() === `"v${doc.version}"`));

  const answer = ({ method, if_match: ifMatch, if_none_match: ifNoneMatch, body }, doc) => {
    const exists = doc.body !== null;
    if (ifMatch !== null && !matches(ifMatch, doc)) return 412;
    if (ifNoneMatch !== null && matches(ifNoneMatch, doc)) return method === 'GET' ? 304 : 412;
    if (!exists && method !== 'PUT') return 404;
    if (method === 'GET') return 200;
    if (exists && ifMatch === null) return 428;
    if (method === 'DELETE') {
      doc.body = null;
      return 204;
    }
    if (doc.body !== body) {
      doc.body = body;
      doc.version++;
    }
    return exists ? 200 : 201;
  };

  return requests.map((request) => {
    if (!store.has(request.path)) store.set(request.path, { version: 0, body: null });
    const doc = store.get(request.path);
    const status = answer(request, doc);
    return [status, doc.body === null ? null : `"v${doc.version}"`];
  });
}
