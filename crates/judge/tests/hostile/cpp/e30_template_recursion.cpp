// compile_error
template <int N> struct Deep {
    static constexpr long long value = Deep<N + 1>::value + 1;
};

long long solve(long long n) { return n + Deep<0>::value; }
