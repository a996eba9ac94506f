// memory_limit
function solve() { const all = []; for (;;) all.push(new Uint8Array(4096).fill(1)); }
