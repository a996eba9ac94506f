// runtime_error: nested
function solve() { const it = {}; it.it = it; return it; }
