// runtime_error | compile_error
const char *solve(long long) { return nullptr; }
