// runtime_error | accepted | time_limit | memory_limit
#include <algorithm>
#include <vector>

std::vector<long long> solve(long long n) {
    std::vector<long long> list(1000, n);
    std::sort(list.begin(), list.end(), [](long long, long long) { return true; });
    return {n};
}
