// memory_limit
function solve() { const all = []; for (;;) all.push([all.length]); }
