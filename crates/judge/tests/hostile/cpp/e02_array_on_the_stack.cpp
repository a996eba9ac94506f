// runtime_error | memory_limit
long long solve(long long n) {
    volatile char block[1 << 28];
    for (long long at = (1 << 28) - 1; at >= 0; at -= 4096) block[at] = static_cast<char>(n);
    return block[n];
}
