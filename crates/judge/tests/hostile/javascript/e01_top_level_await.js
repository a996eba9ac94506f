// runtime_error: never settled
await new Promise(() => {});
function solve() { return 14; }
