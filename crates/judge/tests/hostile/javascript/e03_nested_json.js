// runtime_error
const solve = () => JSON.parse('['.repeat(200000));
