// wrong_answer: nested
function solve() { const it = {}; it.it = it; return it; }
