// memory_limit
#include <cstdlib>
#include <cstring>

long long solve(long long n) {
    for (;;) {
        void *volatile block = std::malloc(1'000'000);
        std::memset(block, static_cast<int>(n), 1'000'000);
    }
}
