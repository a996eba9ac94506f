// output_limit
#include <cstdio>

long long solve(long long) {
    for (;;) std::fputs("error error error error error error error error error error error error\n", stderr);
}
