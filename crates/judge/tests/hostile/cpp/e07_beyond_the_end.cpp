// runtime_error: crashed
#include <vector>

long long solve(long long n) {
    std::vector<long long> list(8, n);
    long long sum = 0;
    for (size_t at = 0;; ++at) sum += list[at];
    return sum;
}
