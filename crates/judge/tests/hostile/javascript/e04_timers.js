// runtime_error: not defined
function solve() { setTimeout(() => {}, 1e9); setInterval(() => {}, 0); return 1; }
