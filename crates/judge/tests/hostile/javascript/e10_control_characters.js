// accepted: 14
function solve(n) { console.log('\u001b[31mred\u001b[0m\u0000\u0007\u202e'); return n * 2; }
