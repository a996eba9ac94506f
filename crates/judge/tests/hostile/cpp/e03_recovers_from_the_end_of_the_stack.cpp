// time_limit | memory_limit
#include <csetjmp>
#include <csignal>

static sigjmp_buf start;
static char stack[64 * 1024];

static void recover(int) { siglongjmp(start, 1); }

[[gnu::noinline]] static long long down(volatile long long *above) {
    volatile long long here = *above + 1;
    return down(&here) + here;
}

long long solve(long long n) {
    stack_t other = {};
    other.ss_sp = stack;
    other.ss_size = sizeof stack;
    sigaltstack(&other, nullptr);
    struct sigaction action = {};
    action.sa_handler = recover;
    action.sa_flags = SA_ONSTACK | SA_NODEFER;
    sigaction(SIGSEGV, &action, nullptr);
    volatile long long first = n;
    for (;;) {
        if (sigsetjmp(start, 1) == 0) down(&first);
    }
}
