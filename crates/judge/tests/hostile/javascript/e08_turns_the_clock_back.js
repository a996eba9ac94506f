// time_limit
Date.now = () => 0;
globalThis.performance = { now: () => 0 };
function solve() { for (;;); }
