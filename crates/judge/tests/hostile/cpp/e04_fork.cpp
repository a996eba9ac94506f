// accepted: -1
#include <unistd.h>

long long solve(long long) { return fork(); }
