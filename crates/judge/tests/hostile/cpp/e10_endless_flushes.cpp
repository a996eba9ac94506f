// output_limit | time_limit
#include <cstdio>

long long solve(long long) {
    for (;;) {
        std::putchar('x');
        std::fflush(stdout);
    }
}
