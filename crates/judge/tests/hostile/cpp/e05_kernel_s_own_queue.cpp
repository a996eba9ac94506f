// runtime_error: not allowed
#include <unistd.h>

long long solve(long long) {
    char parameters[120] = {};
    // io_uring_setup
    return syscall(425, 8, parameters);
}
