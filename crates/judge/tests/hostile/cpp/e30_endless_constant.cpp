// compile_error
constexpr long long count() {
    long long number = 0;
    for (;;) ++number;
    return number;
}

constexpr long long endless = count();

long long solve(long long n) { return n + endless; }
