// time_limit
function solve() { while (true) {} }
