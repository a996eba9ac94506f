// compile_error
// Each of them stays below what the compiler allows for one.
template <int N> consteval long long work() {
    long long sum = N;
    for (int step = 0; step < 250'000; ++step) sum += sum * step % 7;
    return sum;
}

template <int... Numbers> long long all(long long n) { return (n + ... + work<Numbers>()); }

template <int N, int... Numbers> struct Run {
    static long long run(long long n) { return Run<N - 1, N, Numbers...>::run(n); }
};
template <int... Numbers> struct Run<0, Numbers...> {
    static long long run(long long n) { return all<Numbers...>(n); }
};

long long solve(long long n) { return Run<850>::run(n); }
