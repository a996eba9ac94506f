// accepted: [-1, -1] | runtime_error
#include <sys/mman.h>
#include <vector>

alignas(4096) static char code[4096];
static long long results[2];

[[gnu::constructor(101)]] static void start() {
    results[0] = mprotect(code, sizeof code, PROT_READ | PROT_WRITE | PROT_EXEC);
    void *block = mmap(nullptr, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    results[1] = block == MAP_FAILED ? -1 : 0;
}

std::vector<long long> solve(long long) { return {results[0], results[1]}; }
