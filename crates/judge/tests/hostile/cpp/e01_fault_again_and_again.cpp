// time_limit
#include <csignal>

// Returns to the instruction that faulted.
static void back(int) {}

long long solve(long long) {
    struct sigaction action = {};
    action.sa_handler = back;
    sigaction(SIGSEGV, &action, nullptr);
    volatile long long *nowhere = nullptr;
    return *nowhere;
}
