// runtime_error: not allowed
#include <sys/mman.h>

long long solve(long long) { return memfd_create("x", 0); }
