// runtime_error
#include <cstdlib>

long long solve(long long n) {
    void *volatile block = std::malloc(100);
    std::free(block);
    std::free(block);
    return n;
}
