// runtime_error
#include <unistd.h>

long long solve(long long n) {
    for (int number = 0; number < 256; ++number) close(number);
    return n;
}
