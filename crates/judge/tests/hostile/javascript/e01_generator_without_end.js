// time_limit | memory_limit
function* numbers() { for (let n = 0; ; n++) yield n; }
const solve = () => { let sum = 0; for (const n of numbers()) sum += n; return sum; };
