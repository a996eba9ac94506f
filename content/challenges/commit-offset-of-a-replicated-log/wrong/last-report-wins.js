// Takes the last report of a node, not the largest.
function commitOffset(voters, acks) {
  const offset = new Map(voters.map((name) => [name, 0]));
  for (const [name, value] of acks) if (offset.has(name)) offset.set(name, value);
  const sorted = [...offset.values()].sort((a, b) => b - a);
  return sorted[Math.floor(voters.length / 2)];
}
