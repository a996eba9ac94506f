// runtime_error: nested
function solve() { let answer = 1; for (let n = 0; n < 100000; n++) answer = [answer]; return answer; }
