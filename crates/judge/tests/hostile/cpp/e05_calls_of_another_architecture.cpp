// runtime_error
long long solve(long long) {
    long result;
    // fork, as a 32-bit program calls it.
    asm volatile("int $0x80" : "=a"(result) : "a"(2L) : "memory", "r8", "r9", "r10", "r11");
    return result;
}
