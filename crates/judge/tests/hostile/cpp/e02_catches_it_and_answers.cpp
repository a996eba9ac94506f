// accepted: 7
#include <memory>
#include <new>
#include <vector>

long long solve(long long n) {
    try {
        std::vector<std::unique_ptr<char[]>> kept;
        for (;;) kept.push_back(std::make_unique<char[]>(4'000'000));
    } catch (const std::bad_alloc &) {
        return n;
    }
}
