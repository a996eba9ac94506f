// memory_limit
#include <cstring>
#include <sys/mman.h>

long long solve(long long) {
    for (;;) {
        void *block = mmap(nullptr, 1 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        std::memset(block, 1, 1 << 20);
    }
}
