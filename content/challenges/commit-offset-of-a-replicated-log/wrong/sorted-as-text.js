// Sorts the offsets as text.
function commitOffset(voters, acks) {
  const offset = new Map(voters.map((name) => [name, 0]));
  for (const [name, value] of acks) if (offset.has(name)) offset.set(name, Math.max(value, offset.get(name)));
  const sorted = [...offset.values()].sort();
  return sorted[voters.length - 1 - Math.floor(voters.length / 2)];
}
