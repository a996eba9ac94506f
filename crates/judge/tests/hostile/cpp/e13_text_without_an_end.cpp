// compile_error
long long solve(long long n) { return n; }
const char *rest = R"rest(
