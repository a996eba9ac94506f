// runtime_error: SIGABRT
#include <cstdlib>

long long solve(long long) { std::abort(); }
