// compile_error | accepted: 7
#pragma GCC pch_preprocess "/etc/passwd"

long long solve(long long n) { return n; }
