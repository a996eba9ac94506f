// time_limit
function solve() { return [3, 2, 1].sort(() => { for (;;); }); }
