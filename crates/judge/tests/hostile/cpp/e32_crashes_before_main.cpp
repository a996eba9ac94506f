// runtime_error | accepted: 7
[[gnu::constructor(101)]] static void start() { *static_cast<volatile int *>(nullptr) = 7; }

long long solve(long long n) { return n; }
