// compile_error
const char *environment = R"(
#include "/proc/self/environ"
)";
#include "/proc/self/environ"

long long solve(long long n) { return n; }
