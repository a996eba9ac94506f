// runtime_error: not allowed
#include <sys/syscall.h>
#include <unistd.h>

long long solve(long long) {
    char attributes[64] = {};
    return syscall(SYS_bpf, 0, attributes, sizeof attributes);
}
