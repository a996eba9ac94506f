// accepted: 14 | runtime_error | compile_error
globalThis.$devproof$entry = () => 'forged';
export const other = () => 'forged';
function solve(n) { return n * 2; }
