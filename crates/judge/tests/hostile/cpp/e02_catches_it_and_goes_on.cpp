// time_limit | memory_limit
#include <memory>
#include <new>
#include <vector>

long long solve(long long) {
    for (;;) {
        try {
            std::vector<std::unique_ptr<char[]>> kept;
            for (;;) kept.push_back(std::make_unique<char[]>(8'000'000));
        } catch (const std::bad_alloc &) {
        }
    }
}
