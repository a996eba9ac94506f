// time_limit
#include <csignal>

static void again(int) {
    std::signal(SIGXCPU, again);
    volatile int counter = 0;
    for (;;) counter = counter + 1;
}

long long solve(long long n) {
    std::signal(SIGXCPU, again);
    std::signal(SIGTERM, again);
    again(0);
    return n;
}
