// runtime_error | memory_limit
[[gnu::noinline]] static long long down(volatile long long *above) {
    volatile long long here = *above + 1;
    return down(&here) + here;
}

long long solve(long long n) {
    volatile long long first = n;
    return down(&first);
}
