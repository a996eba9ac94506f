// runtime_error | accepted | compile_error | time_limit
long long solve(long long n) {
    if (n == 8) return n;
}
