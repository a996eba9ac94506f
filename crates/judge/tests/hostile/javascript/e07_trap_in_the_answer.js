// accepted: {"a":1} | runtime_error | wrong_answer
function solve() {
  return new Proxy({ a: 1 }, {
    get(target, name, proxy) { try { proxy.a.b.c(); } catch (error) { error.stack; } return Reflect.get(target, name); },
    getPrototypeOf() { throw new Error('out'); },
  });
}
