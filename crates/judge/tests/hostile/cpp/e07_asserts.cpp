// runtime_error
#include <cassert>

long long solve(long long n) {
    assert(n == 8);
    return n;
}
