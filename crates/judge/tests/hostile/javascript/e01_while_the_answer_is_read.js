// time_limit
function solve() { return { get answer() { for (;;); } }; }
