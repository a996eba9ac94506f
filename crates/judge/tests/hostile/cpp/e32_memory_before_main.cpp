// memory_limit | runtime_error
#include <cstdlib>
#include <cstring>

[[gnu::constructor]] static void start() {
    for (;;) {
        void *volatile block = std::malloc(1'000'000);
        std::memset(block, 1, 1'000'000);
    }
}

long long solve(long long n) { return n; }
