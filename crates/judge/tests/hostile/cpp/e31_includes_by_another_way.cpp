// compile_error: No such file | compile_error: denied
#include "../../../../../../../../../../etc/passwd"

long long solve(long long n) { return n; }
