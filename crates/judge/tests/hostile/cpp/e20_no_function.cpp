// compile_error
long long other(long long n) { return n; }
