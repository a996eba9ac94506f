// runtime_error
#include <exception>

struct Silent : std::exception {
    const char *what() const noexcept override { return nullptr; }
};

long long solve(long long) { throw Silent(); }
