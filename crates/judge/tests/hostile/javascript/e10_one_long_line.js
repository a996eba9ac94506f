// output_limit
function solve() { console.log('x'.repeat(100000)); return 14; }
