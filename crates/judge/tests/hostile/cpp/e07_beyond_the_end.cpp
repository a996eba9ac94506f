// runtime_error: crashed
#include <vector>

long long solve(long long n) {
    std::vector<long long> list(8, n);
    volatile long long sum = 0;
    for (size_t at = 0; sum != 1; ++at) sum = sum + list[at] * 2;
    return sum;
}
