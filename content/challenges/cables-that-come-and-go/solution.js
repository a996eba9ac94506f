function couldReach(machines, log) {
  // The lifetimes of links, as ranges of question numbers: [first, last, a, b].
  const lifetimes = [];
  const alive = new Map(); // link -> [cables, first question]
  const questions = [];
  for (const [kind, x, y] of log) {
    const a = Math.min(x, y);
    const b = Math.max(x, y);
    const link = a * machines + b;
    if (kind === 'ask') {
      questions.push([a, b]);
    } else if (kind === 'plug') {
      const state = alive.get(link);
      if (state === undefined) alive.set(link, [1, questions.length]);
      else state[0] += 1;
    } else {
      const state = alive.get(link);
      state[0] -= 1;
      if (state[0] === 0) {
        alive.delete(link);
        lifetimes.push([state[1], questions.length - 1, a, b]);
      }
    }
  }
  for (const [link, [, first]] of alive) {
    lifetimes.push([first, questions.length - 1, Math.floor(link / machines), link % machines]);
  }

  const q = questions.length;
  if (q === 0) return [];
  const nodes = Array.from({ length: 4 * q }, () => null);
  const place = (node, from, to, life) => {
    if (life[0] <= from && to <= life[1]) {
      (nodes[node] ??= []).push(life);
      return;
    }
    const middle = (from + to) >> 1;
    if (life[0] <= middle) place(2 * node, from, middle, life);
    if (life[1] > middle) place(2 * node + 1, middle + 1, to, life);
  };
  for (const life of lifetimes) if (life[0] <= life[1]) place(1, 0, q - 1, life);

  const parent = Array.from({ length: machines }, (_, i) => i);
  const size = new Array(machines).fill(1);
  const joined = [];
  const find = (a) => {
    while (parent[a] !== a) a = parent[a];
    return a;
  };
  const answers = [];
  const walk = (node, from, to) => {
    const before = joined.length;
    for (const life of nodes[node] ?? []) {
      let a = find(life[2]);
      let b = find(life[3]);
      if (a === b) continue;
      if (size[a] < size[b]) [a, b] = [b, a];
      parent[b] = a;
      size[a] += size[b];
      joined.push(b);
    }
    if (from === to) {
      answers.push(find(questions[from][0]) === find(questions[from][1]));
    } else {
      const middle = (from + to) >> 1;
      walk(2 * node, from, middle);
      walk(2 * node + 1, middle + 1, to);
    }
    while (joined.length > before) {
      const b = joined.pop();
      size[parent[b]] -= size[b];
      parent[b] = b;
    }
  };
  walk(1, 0, q - 1);
  return answers;
}
