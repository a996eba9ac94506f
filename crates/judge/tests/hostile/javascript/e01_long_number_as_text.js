// time_limit | runtime_error | memory_limit
const solve = () => (10n ** 900000n + 7n).toString().length + (3n ** 1900000n).toString().length;
