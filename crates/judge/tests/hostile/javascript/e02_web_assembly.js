// runtime_error: not defined
const solve = () => new WebAssembly.Memory({ initial: 65536 }).grow(1);
