// compile_error | accepted: 7
long long solve(long long n) { return n; }
/* The harness would be part of this.
