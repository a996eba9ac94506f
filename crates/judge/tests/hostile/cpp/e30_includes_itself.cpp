// compile_error
#include __FILE__

long long solve(long long n) { return n; }
