function matchRoutes(routes, requests) {
  const kind = (part) => (part[0] === ':' ? 'b' : part[0] === '*' ? 'c' : 'a');
  const table = routes.map(([method, pattern], index) => {
    const parts = pattern.slice(1).split('/');
    return { index, method, parts, rank: parts.map(kind).join('') };
  });
  table.sort((a, b) => (a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : 0));

  const match = ({ parts }, path) => {
    const parameters = {};
    for (let i = 0; i < parts.length; i++) {
      if (i >= path.length) return null;
      const type = kind(parts[i]);
      if (type === 'a') {
        if (path[i] !== parts[i]) return null;
        continue;
      }
      if (path[i] === '') return null;
      if (type === 'c') {
        parameters[parts[i].slice(1)] = path.slice(i).join('/');
        return parameters;
      }
      parameters[parts[i].slice(1)] = path[i];
    }
    return parts.length === path.length ? parameters : null;
  };

  return requests.map(([method, path]) => {
    const parts = path.slice(1).split('/');
    let answer = 404;
    for (const route of table) {
      if (route.method !== method && answer === 405) continue;
      const parameters = match(route, parts);
      if (!parameters) continue;
      if (route.method === method) return [route.index, parameters];
      answer = 405;
    }
    return answer;
  });
}
