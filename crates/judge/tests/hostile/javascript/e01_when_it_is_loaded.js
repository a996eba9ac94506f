// time_limit
for (;;);
function solve() { return 14; }
