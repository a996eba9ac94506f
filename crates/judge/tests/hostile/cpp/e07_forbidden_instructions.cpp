// runtime_error: crashed
long long solve(long long n) {
    asm volatile("cli\n\thlt");
    return n;
}
