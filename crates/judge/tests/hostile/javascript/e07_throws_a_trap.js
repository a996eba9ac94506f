// runtime_error
function solve() { throw new Proxy(new Error("x"), { get() { throw 1; } }); }
