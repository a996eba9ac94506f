// compile_error
asm(".data\n.rept 1000000000\n.quad 0x123456789\n.endr\n.text");

long long solve(long long n) { return n; }
