// compile_error | accepted: null
void solve(long long) {}
