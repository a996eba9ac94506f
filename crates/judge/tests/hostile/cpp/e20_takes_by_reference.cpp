// compile_error | accepted: 8
long long solve(long long &n) { return ++n; }
