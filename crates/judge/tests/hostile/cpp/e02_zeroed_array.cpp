// memory_limit | runtime_error | compile_error
static volatile char block[1 << 30];

long long solve(long long n) {
    for (long long at = 0; at < 1 << 30; at += 4096) block[at] = static_cast<char>(n);
    return block[n];
}
