// compile_error | accepted: 7
#define vector 7
#include <vector>

long long solve(long long n) { return n; }
