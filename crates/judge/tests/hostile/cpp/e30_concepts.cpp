// compile_error
template <class A, class B> struct Pair {};
template <class T> concept Good = requires(Pair<T, T> x, Pair<T *, T> y) { check(x) + check(y); };
template <Good T> int check(T);

namespace own {
template <class A, class B> struct Own {};
template <class A, class B> int check(Own<A, B> x) requires requires { check(Own<Own<A, B>, A>{}) + check(Own<Own<A, B>, B>{}); };
}

long long solve(long long n) { return check(own::Own<int, char>{}) + n; }
