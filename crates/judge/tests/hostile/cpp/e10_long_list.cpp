// output_limit
#include <vector>

std::vector<long long> solve(long long n) { return std::vector<long long>(1'000'000, n + 123'456); }
