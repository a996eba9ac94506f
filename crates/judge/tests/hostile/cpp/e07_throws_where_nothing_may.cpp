// runtime_error
#include <cstdlib>
#include <exception>

static long long quiet(long long n) noexcept { throw n; }

long long solve(long long n) {
    std::set_terminate([] { std::exit(0); });
    return quiet(n);
}
