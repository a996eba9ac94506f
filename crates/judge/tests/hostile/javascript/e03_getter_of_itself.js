// runtime_error: call stack
const it = { get it() { return this.it; } };
const solve = () => it.it;
