// output_limit | runtime_error
#include <unistd.h>

static char zeroes[65536];

long long solve(long long) {
    for (int number = 1; number < 64; ++number) (void)!write(number, "A\xff\xff\xff\xff" "1", 6);
    for (;;) {
        for (int number = 1; number < 64; ++number) (void)!write(number, zeroes, sizeof zeroes);
    }
}
