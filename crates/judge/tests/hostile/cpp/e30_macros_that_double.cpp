// compile_error
#define A(x) x x
#define B(x) A(A(A(A(A(x)))))
#define C(x) B(B(B(B(B(x)))))

long long solve(long long n) { C(C(++n;)) return n; }
