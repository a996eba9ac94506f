// memory_limit | output_limit | time_limit
function solve() { let text = 'xy'; for (;;) text = `${text}${text}`.toUpperCase(); }
