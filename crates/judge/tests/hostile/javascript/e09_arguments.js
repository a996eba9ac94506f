// accepted: [1,7]
function solve() { return [arguments.length, ...arguments]; }
