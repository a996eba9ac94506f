// runtime_error: not allowed
#include <sys/ptrace.h>

long long solve(long long) { return ptrace(PTRACE_ATTACH, 1, nullptr, nullptr); }
