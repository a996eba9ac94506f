// runtime_error
long long solve(long long n) { throw n; }
