// compile_error | memory_limit | runtime_error
char first[1LL << 46], second[1LL << 46];

long long solve(long long n) { return first[n] + second[n]; }
