// runtime_error
function solve() { throw new Error('x'.repeat(1e6)); }
