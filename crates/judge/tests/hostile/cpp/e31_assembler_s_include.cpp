// compile_error
asm(".include \"/etc/passwd\"");

long long solve(long long n) { return n; }
