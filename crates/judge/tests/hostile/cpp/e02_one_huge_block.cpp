// memory_limit
#include <vector>

long long solve(long long n) {
    std::vector<char> block(8'000'000'000 + n, 'x');
    return static_cast<long long>(block.size());
}
