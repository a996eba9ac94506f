// runtime_error: not allowed
#include <sched.h>

long long solve(long long) { return unshare(CLONE_NEWUSER); }
