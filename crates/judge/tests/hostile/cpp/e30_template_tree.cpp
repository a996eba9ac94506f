// compile_error
template <int Depth, long long Path> struct Tree {
    static constexpr long long value = Tree<Depth - 1, 2 * Path>::value + Tree<Depth - 1, 2 * Path + 1>::value;
};
template <long long Path> struct Tree<0, Path> {
    static constexpr long long value = Path;
};

long long solve(long long n) { return n + Tree<40, 1>::value; }
