// accepted: {}
function solve() {
  return { valueOf: undefined, [Symbol.toPrimitive]: () => 14, get [Symbol.toStringTag]() { return 'Number'; } };
}
