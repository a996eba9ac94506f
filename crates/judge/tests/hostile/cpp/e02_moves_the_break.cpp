// memory_limit
#include <cstring>
#include <unistd.h>

long long solve(long long) {
    for (;;) {
        void *block = sbrk(1 << 20);
        std::memset(block, 1, 1 << 20);
    }
}
