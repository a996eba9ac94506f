// compile_error | accepted: {} | runtime_error
struct Anything {
    template <class T> operator T() const { return T(); }
    template <class T> bool operator==(const T &) const { return true; }
};

Anything solve(long long) { return {}; }
