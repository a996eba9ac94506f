// runtime_error: call stack
function solve(n) { return 1 + solve(n + 1); }
