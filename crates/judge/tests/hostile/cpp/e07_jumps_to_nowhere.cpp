// runtime_error | time_limit
#include <csetjmp>

static std::jmp_buf place;

[[gnu::noinline]] static void remember() { setjmp(place); }

long long solve(long long n) {
    remember();
    static volatile int jumps = 0;
    if (jumps++ < 3) std::longjmp(place, 1);
    return *reinterpret_cast<volatile long long *>(n);
}
