// runtime_error: not allowed
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

long long solve(long long) {
    char name[] = "";
    char *arguments[] = {name, nullptr};
    return syscall(SYS_execveat, 3, name, arguments, nullptr, AT_EMPTY_PATH);
}
