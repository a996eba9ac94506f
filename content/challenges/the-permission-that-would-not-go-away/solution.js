function answerChecks(events) {
  const roles = new Map(); // user -> set of roles
  const grants = new Map(); // role -> set of keys of [resource, action]
  const cache = new Map();
  const answers = [];
  // Parts joined in a way that no other parts can give the same text.
  const keyOf = (...parts) => JSON.stringify(parts);
  const setOf = (map, name) => {
    if (!map.has(name)) map.set(name, new Set());
    return map.get(name);
  };

  function isAllowed(user, resource, action) {
    const names = resource.split('/');
    for (let n = names.length; n > 0; n--) {
      const grant = keyOf(names.slice(0, n).join('/'), action);
      for (const role of setOf(roles, user)) {
        if (setOf(grants, role).has(grant)) return true;
      }
    }
    return false;
  }

  for (const [kind, ...data] of events) {
    if (kind === 'check') {
      const key = keyOf(...data);
      if (!cache.has(key)) cache.set(key, isAllowed(...data));
      answers.push(cache.get(key));
      continue;
    }
    // Changes are rare and may concern any number of answers: forget them all.
    cache.clear();
    if (kind === 'assign') setOf(roles, data[0]).add(data[1]);
    else if (kind === 'unassign') setOf(roles, data[0]).delete(data[1]);
    else if (kind === 'grant') setOf(grants, data[0]).add(keyOf(data[1], data[2]));
    else setOf(grants, data[0]).delete(keyOf(data[1], data[2]));
  }
  return answers;
}
