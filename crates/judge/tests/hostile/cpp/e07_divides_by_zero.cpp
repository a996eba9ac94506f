// runtime_error
long long solve(long long n) {
    volatile long long zero = n - 7;
    return n / zero;
}
