// runtime_error | accepted | memory_limit
function solve() { let f = () => 1; for (let n = 0; n < 100000; n++) f = f.bind(null); return f(); }
