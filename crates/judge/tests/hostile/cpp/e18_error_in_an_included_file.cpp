// compile_error
#define vector 7
#include <vector>

long long solve(long long n) { return n; }
