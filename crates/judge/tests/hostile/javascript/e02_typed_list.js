// memory_limit
const solve = () => new Float64Array(2 ** 30).fill(1).length;
