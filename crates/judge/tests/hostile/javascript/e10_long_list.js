// output_limit
const solve = () => new Array(1e6).fill(12345);
