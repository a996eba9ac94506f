// runtime_error | output_limit | time_limit
const solve = () => new Proxy([], { get: (list, name) => (name === 'length' ? 4294967295 : 1) });
