// runtime_error: never settled
function solve() { return new Promise(() => {}); }
