// runtime_error | output_limit
#include <unistd.h>

long long solve(long long) {
    static char frames[50'000];
    for (unsigned at = 0; at < sizeof frames; at += 5) frames[at] = 'R';
    for (;;) {
        for (int number = 1; number < 64; ++number) (void)!write(number, frames, sizeof frames);
    }
}
