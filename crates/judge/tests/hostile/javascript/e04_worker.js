// runtime_error: not defined
const solve = () => new Worker('x');
