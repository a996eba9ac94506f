// compile_error
struct Pointer {
    int depth;
};
template <int N> struct Chain {
    Chain<N + 1> operator->() const { return {}; }
};

long long solve(long long n) { return n + Chain<0>()->depth; }
