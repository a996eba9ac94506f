// compile_error
#pragma GCC optimize("template-depth=1000000000")
#pragma GCC optimize("constexpr-ops-limit=100000000000", "constexpr-loop-limit=2147483647")
#pragma GCC optimize("O3", "unroll-all-loops")

template <int N> constexpr long long deep() { return deep<N + 1>() + 1; }

long long solve(long long n) { return deep<0>() + n; }
