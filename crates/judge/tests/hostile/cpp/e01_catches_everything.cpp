// time_limit
long long solve(long long n) {
    for (;;) {
        try {
            throw n;
        } catch (...) {
        }
    }
}
