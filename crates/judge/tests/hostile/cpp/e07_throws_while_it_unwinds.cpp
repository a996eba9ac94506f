// runtime_error
struct Bomb {
    ~Bomb() noexcept(false) { throw 2; }
};

long long solve(long long) {
    Bomb bomb;
    throw 1;
}
