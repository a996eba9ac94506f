// compile_error
#if __INCLUDE_LEVEL__ < 150
#include __FILE__
#include __FILE__
#endif

long long solve(long long n) { return n; }
