// compile_error | accepted: 7
const solve: fn(i64) -> i64 = |n| n;
