// runtime_error
const solve = () => new Proxy([1, 2], { get: (list, name) => (name === 'length' ? Symbol('two') : list[name]) });
