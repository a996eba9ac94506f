// runtime_error
function solve() {
  return new Proxy([], { get: (_, name) => (name === 'length' ? 2 ** 32 - 1 : 1) });
}
