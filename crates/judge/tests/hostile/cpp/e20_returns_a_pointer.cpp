// compile_error
int *solve(long long) { return nullptr; }
