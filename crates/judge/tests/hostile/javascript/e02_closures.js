// memory_limit | time_limit
function solve() { let chain = () => 0; for (;;) { const next = chain; chain = () => next() + 1; } }
