// Answers the checks among the events, with a cache.
function answerChecks(events) {
  const roles = {}; // user -> roles
  const grants = {}; // role -> [resource, action]
  const cache = new Map();
  const answers = [];

  // Forgets what is cached about keys with this beginning.
  function forget(beginning) {
    for (const key of [...cache.keys()]) {
      if (key.startsWith(beginning)) cache.delete(key);
    }
  }

  function isAllowed(user, resource, action) {
    for (const role of roles[user] ?? []) {
      for (const [granted, grantedAction] of grants[role] ?? []) {
        if (resource.startsWith(granted) && action === grantedAction) return true;
      }
    }
    return false;
  }

  for (const [kind, ...data] of events) {
    if (kind === 'assign') {
      const [user, role] = data;
      roles[user] = (roles[user] ?? new Set()).add(role);
      forget(user);
    } else if (kind === 'unassign') {
      const [user, role] = data;
      roles[user]?.delete(role);
      forget(user);
    } else if (kind === 'grant') {
      const [role, resource, action] = data;
      (grants[role] ??= []).push([resource, action]);
    } else if (kind === 'revoke') {
      const [role, resource, action] = data;
      grants[role] = (grants[role] ?? []).filter(([r, a]) => !(r === resource && a === action));
      for (const user of Object.keys(roles)) {
        if (roles[user].has(role)) cache.delete(user + resource + action);
      }
    } else {
      const [user, resource, action] = data;
      const key = user + resource + action;
      if (!cache.has(key)) cache.set(key, isAllowed(user, resource, action));
      answers.push(cache.get(key));
    }
  }
  return answers;
}
