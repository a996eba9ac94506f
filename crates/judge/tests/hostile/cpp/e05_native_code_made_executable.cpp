// accepted: [-1, -1]
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <vector>

alignas(4096) static char code[4096];

std::vector<long long> solve(long long) {
    code[0] = '\xc3';
    // With a protection key too.
    return {mprotect(code, sizeof code, PROT_READ | PROT_EXEC), syscall(SYS_pkey_mprotect, code, sizeof code, 7, -1)};
}
