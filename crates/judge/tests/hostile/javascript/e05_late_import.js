// runtime_error
const solve = async () => (await import('/etc/passwd')).default;
