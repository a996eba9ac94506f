// runtime_error
#include <unistd.h>

[[gnu::constructor(101)]] static void start() { _exit(97); }

long long solve(long long n) { return n; }
