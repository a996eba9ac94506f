// accepted: 7 | compile_error | memory_limit | runtime_error
char giant[1 << 30];

long long solve(long long n) { return giant[n] + n; }
