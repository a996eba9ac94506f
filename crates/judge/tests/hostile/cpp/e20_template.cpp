// compile_error | accepted: 7
template <class T> T solve(T n) { return n; }
