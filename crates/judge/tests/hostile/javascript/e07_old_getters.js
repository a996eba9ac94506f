// accepted: "function"
function solve() {
  const getter = {}.__lookupGetter__('__proto__');
  Object.prototype.__defineGetter__('evil', () => 1);
  return typeof getter;
}
