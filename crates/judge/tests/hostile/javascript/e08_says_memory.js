// memory_limit | runtime_error
function solve() { throw new Error('out of memory'); }
