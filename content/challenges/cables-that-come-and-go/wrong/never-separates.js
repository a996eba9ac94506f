// Joins sets and separates two machines only by forgetting a link that was never needed, else it keeps them together.
function couldReach(machines, log) {
  const links = [];
  const out = [];
  let parent = null;
  const find = (a) => { while (parent[a] !== a) a = parent[a]; return a; };
  let pulls = 0;
  const build = () => { parent = Array.from({ length: machines }, (_, i) => i); for (const [a, b] of links) parent[find(a)] = find(b); };
  build();
  for (const [op, a, b] of log) {
    if (op === 'plug') { links.push([a, b]); parent[find(a)] = find(b); }
    else if (op === 'pull') { links.splice(links.findIndex(([x, y]) => (x === a && y === b) || (x === b && y === a)), 1); if (pulls++ < 3) build(); }
    else out.push(find(a) === find(b));
  }
  return out;
}
