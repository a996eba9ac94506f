// time_limit
async function solve() { for (;;) await null; }
