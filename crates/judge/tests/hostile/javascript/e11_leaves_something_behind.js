// accepted: 1
function solve() {
  globalThis.count = (globalThis.count ?? 0) + 1;
  Array.prototype.count = (Array.prototype.count ?? 0) + 1;
  return Math.max(count, [].count);
}
