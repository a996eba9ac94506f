// runtime_error: range
#include <vector>

long long solve(long long n) { return std::vector<long long>().at(static_cast<size_t>(n)); }
