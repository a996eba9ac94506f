// output_limit
function solve() { for (;;) console.log("line"); }
