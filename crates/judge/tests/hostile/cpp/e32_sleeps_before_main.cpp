// time_limit: waiting
#include <unistd.h>

[[gnu::constructor(101)]] static void start() { sleep(100'000); }

long long solve(long long n) { return n; }
