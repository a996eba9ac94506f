// time_limit
#include <csignal>

static void ignore(int) {}

long long solve(long long n) {
    for (int number = 1; number < 65; ++number) std::signal(number, number % 2 ? ignore : SIG_IGN);
    volatile long long counter = n;
    for (;;) counter = counter + 1;
}
