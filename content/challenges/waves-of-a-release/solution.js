function planWaves(services, rules) {
  const index = new Map(services.map((name, i) => [name, i]));
  const n = services.length;
  const targets = Array.from({ length: n }, () => []);
  const steps = Array.from({ length: n }, () => []);
  for (const [a, kind, b] of rules) {
    targets[index.get(a)].push(index.get(b));
    steps[index.get(a)].push(kind === 'after' ? 1 : 0);
  }
  const order = new Array(n).fill(-1);
  const low = new Array(n).fill(0);
  const component = new Array(n).fill(-1);
  const place = new Array(n).fill(0);
  const wave = new Array(n).fill(0);
  const stuck = new Set();
  const open = [];
  let visited = 0;

  const close = (root) => {
    const members = [];
    let member;
    do {
      member = open.pop();
      component[member] = root;
      members.push(member);
    } while (member !== root);
    let level = 0;
    for (const a of members) {
      targets[a].forEach((b, i) => {
        if (component[b] !== root) level = Math.max(level, wave[b] + steps[a][i]);
        else if (steps[a][i] === 1) stuck.add(root);
      });
    }
    for (const a of members) wave[a] = level;
  };

  for (let start = 0; start < n; start++) {
    if (order[start] !== -1) continue;
    const path = [start];
    while (path.length > 0) {
      const a = path.at(-1);
      if (order[a] === -1) {
        order[a] = low[a] = visited++;
        open.push(a);
      }
      if (place[a] < targets[a].length) {
        const b = targets[a][place[a]++];
        if (order[b] === -1) path.push(b);
        else if (component[b] === -1) low[a] = Math.min(low[a], order[b]);
        continue;
      }
      path.pop();
      if (path.length > 0) low[path.at(-1)] = Math.min(low[path.at(-1)], low[a]);
      if (low[a] === order[a]) close(a);
    }
  }

  if (stuck.size > 0) return { stuck: services.filter((_, i) => stuck.has(component[i])) };
  const waves = [];
  services.forEach((name, i) => {
    while (waves.length <= wave[i]) waves.push([]);
    waves[wave[i]].push(name);
  });
  return { waves };
}
