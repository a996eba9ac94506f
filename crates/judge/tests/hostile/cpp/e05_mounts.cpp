// runtime_error: not allowed
#include <sys/mount.h>

long long solve(long long) { return mount("none", "/", "tmpfs", 0, nullptr); }
