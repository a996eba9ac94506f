// output_limit
const solve = () => 'x'.repeat(5e6);
