// runtime_error | accepted: [-1, -1, -1, -1]
#include <csignal>
#include <sys/syscall.h>
#include <unistd.h>
#include <vector>

std::vector<long long> solve(long long) {
    return {
        kill(getpid(), SIGKILL),
        syscall(SYS_tgkill, getpid(), gettid(), SIGKILL),
        syscall(SYS_tkill, gettid(), SIGKILL),
        syscall(SYS_rt_sigqueueinfo, getpid(), SIGKILL, nullptr),
    };
}
