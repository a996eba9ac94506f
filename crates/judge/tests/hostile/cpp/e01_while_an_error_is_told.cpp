// time_limit
#include <exception>

struct Endless : std::exception {
    const char *what() const noexcept override {
        volatile int counter = 0;
        for (;;) counter = counter + 1;
    }
};

long long solve(long long) { throw Endless(); }
