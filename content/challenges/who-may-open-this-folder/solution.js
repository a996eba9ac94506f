function checkAccess(parents, members, rules, queries) {
  const groupsOf = new Map();
  for (const [who, group] of members) {
    if (!groupsOf.has(who)) groupsOf.set(who, []);
    groupsOf.get(who).push(group);
  }
  const ids = new Map();
  const id = (name) => {
    if (!ids.has(name)) ids.set(name, ids.size);
    return ids.get(name);
  };
  const stacks = [];                          // name -> depths and folders with its rules on the way to here
  const denies = parents.map(() => null);     // folder -> name -> whether there is a denial
  for (const [folder, who, effect] of rules) {
    const map = (denies[folder] ??= new Map());
    const name = id(who);
    map.set(name, map.get(name) === true || effect === 'deny');
    stacks[name] ??= [];
  }
  const names = new Map();                    // user -> the user's name and all its groups, if in any rule
  const namesOf = (user) => {
    if (!names.has(user)) {
      const all = new Set([user]);
      for (const name of all) for (const group of groupsOf.get(name) ?? []) all.add(group);
      names.set(user, [...all].filter((name) => ids.has(name)).map(id));
    }
    return names.get(user);
  };

  const depth = [], firstChild = [], sibling = [];
  parents.forEach((parent, folder) => {
    depth.push(parent < 0 ? 0 : depth[parent] + 1);
    firstChild.push(-1);
    sibling.push(-1);
    if (parent >= 0) {
      sibling[folder] = firstChild[parent];
      firstChild[parent] = folder;
    }
  });
  const asked = parents.map(() => null);
  queries.forEach(([, folder], query) => { (asked[folder] ??= []).push(query); });

  const decide = (user) => {
    let best = -1;
    for (const name of namesOf(user)) {
      const stack = stacks[name];
      const top = stack.length > 0 ? stack[stack.length - 1] : -1;
      if (top >= 0 && (best < 0 || depth[top] > depth[best])) best = top;
    }
    if (best < 0) return 'n';
    const at = denies[best], personal = at.get(ids.get(user));
    if (personal !== undefined) return personal ? 'n' : 'y';
    return namesOf(user).some((name) => at.get(name)) ? 'n' : 'y';
  };

  const letters = queries.map(() => 'n');
  const work = [0];
  while (work.length > 0) {
    const folder = work.pop();
    if (folder < 0) {                          // leaving
      for (const name of denies[~folder].keys()) stacks[name].pop();
      continue;
    }
    if (denies[folder]) {
      work.push(~folder);
      for (const name of denies[folder].keys()) stacks[name].push(folder);
    }
    if (asked[folder]) for (const query of asked[folder]) letters[query] = decide(queries[query][0]);
    for (let child = firstChild[folder]; child >= 0; child = sibling[child]) work.push(child);
  }
  return letters.join('');
}
