// runtime_error | output_limit
#include <unistd.h>

long long solve(long long) {
    static char frames[60'000];
    for (unsigned at = 0; at < sizeof frames; at += 6) frames[at] = 'O', frames[at + 1] = 1, frames[at + 5] = 'x';
    for (;;) {
        for (int number = 3; number < 64; ++number) (void)!write(number, frames, sizeof frames);
        (void)!write(1, frames, sizeof frames);
    }
}
