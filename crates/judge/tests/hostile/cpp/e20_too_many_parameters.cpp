// compile_error | runtime_error
long long solve(long long n, long long m) { return n + m; }
