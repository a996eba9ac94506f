// runtime_error: exited before
#include <cstdlib>

long long solve(long long) { std::exit(0); }
