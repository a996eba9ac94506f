// time_limit
function solve() { console.log({ get it() { for (;;); } }); return 14; }
