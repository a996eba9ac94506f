// compile_error | accepted: 7
long long solve(long long n) { return n; }
double solve(double n) { return n + 1; }
