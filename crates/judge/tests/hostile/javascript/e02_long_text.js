// runtime_error: repeat | memory_limit
const solve = () => 'x'.repeat(2 ** 31);
