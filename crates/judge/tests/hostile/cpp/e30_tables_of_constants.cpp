// compile_error | accepted: 7
// Each table is within what the compiler allows; all of them are half a gigabyte of assembly.
template <int N> struct Table {
    long long numbers[40'000];
    consteval Table() : numbers() {
        for (int at = 0; at < 40'000; ++at) numbers[at] = static_cast<long long>(at) * 0x123456789AB + N;
    }
};
template <int N> constexpr Table<N> table;

template <int N> long long sum(long long n) {
    if constexpr (N == 0) return table<0>.numbers[n];
    else return table<N>.numbers[n + N] + sum<N - 1>(n);
}

long long solve(long long n) { return n == 8 ? sum<700>(n) : n; }
