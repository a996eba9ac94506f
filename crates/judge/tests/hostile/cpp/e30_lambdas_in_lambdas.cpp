// compile_error
#define A(x) [&](auto... a) { return x + [&](auto... b) { return x; }(a..., 1) + [&](auto... c) { return x; }(a..., 1L); }(1)
#define B(x) A(A_(x))
#define A_(x) [&](auto... d) { return x + [&](auto... e) { return x; }(d..., 'x'); }(2)

template <int N> auto deep(auto value) {
    auto inner = [&](auto other) { return value; };
    if constexpr (N > 0) return deep<N - 1>([inner](auto x) { return inner(x); }) + deep<N - 1>([inner](auto x) { return inner; });
    else return 1;
}

long long solve(long long n) { return deep<40>(n) + B(n); }
