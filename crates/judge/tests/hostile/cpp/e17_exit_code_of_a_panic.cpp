// runtime_error: exited before
#include <unistd.h>

long long solve(long long) { _exit(101); }
