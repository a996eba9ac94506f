// compile_error | memory_limit | runtime_error
asm(".data\n.quad 1\n.space 1 << 36\n.quad 2\n.text");

long long solve(long long n) { return n; }
