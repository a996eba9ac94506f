// runtime_error | accepted | wrong_answer
function solve() { let p = {}; for (let n = 0; n < 100000; n++) p = new Proxy(p, {}); return p.x ?? 1; }
