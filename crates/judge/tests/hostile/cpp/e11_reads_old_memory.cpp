// accepted: true
#include <sys/mman.h>

// Fresh pages are zeroes, whoever had them before.
bool solve(long long) {
    constexpr long long size = 20'000'000;
    void *block = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (block == MAP_FAILED) return false;
    for (long long at = 0; at < size; ++at) {
        if (static_cast<char *>(block)[at] != 0) return false;
    }
    return true;
}
