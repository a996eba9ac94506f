// compile_error
#define A(x) x x x x x x x x x x
#define B(x) A(A(A(A(x))))

long long solve(long long n) { B(nothing_of_this_name(n) + ;) return n; }
