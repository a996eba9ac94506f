// compile_error | accepted
#define A(x) x x x x x x x x x x
#define B(x) A(A(A(A(A(x)))))

long long solve(long long n) {
    volatile long long step = 1;
    B(if (n % (step + 2) == 1) n = n * 31 + step; else if (n > step) n -= n / 3 ^ step;)
    return n;
}
