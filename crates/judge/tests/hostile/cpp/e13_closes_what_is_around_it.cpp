// compile_error
long long solve(long long n) { return n; }
}
namespace other {
