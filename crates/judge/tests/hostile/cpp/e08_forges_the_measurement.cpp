// time_limit
#include <cstring>
#include <unistd.h>

long long solve(long long n) {
    const char *forged = "{\"ended\":{\"cpu_us\":1,\"wall_us\":1,\"memory_kib\":1,\"code\":0,\"signal\":null,\"stopped\":null}}\n";
    // All but the two that it may print to: what answers must not be touched for this one to be told as slow.
    (void)!write(0, forged, std::strlen(forged));
    for (int number = 64; number < 256; ++number) (void)!write(number, forged, std::strlen(forged));
    volatile long long counter = n;
    for (;;) counter = counter + 1;
}
