// compile_error
#include "/dev/zero"

long long solve(long long n) { return n; }
