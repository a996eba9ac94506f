// compile_error | accepted: 7
#pragma GCC dependency "/etc/passwd" is newer

long long solve(long long n) { return n; }
