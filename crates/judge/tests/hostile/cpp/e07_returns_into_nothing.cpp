// runtime_error: crashed
long long solve(long long n) {
    asm volatile("movq $0x4141414141, %%rax\n\tpushq %%rax\n\tret" ::: "rax", "memory");
    return n;
}
