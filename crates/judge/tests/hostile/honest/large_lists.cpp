// accepted: [2262, 4999950000]
#include <numeric>
#include <vector>

std::vector<long long> solve(long long) {
    std::vector<bool> composite(20'000);
    long long primes = 0;
    for (size_t number = 2; number < composite.size(); ++number) {
        if (composite[number]) continue;
        ++primes;
        for (size_t multiple = number * number; multiple < composite.size(); multiple += number) composite[multiple] = true;
    }
    // 8 MB, of 64.
    std::vector<long long> numbers(1'000'000);
    std::iota(numbers.begin(), numbers.end(), 0);
    return {primes, std::accumulate(numbers.begin(), numbers.begin() + 100'000, 0LL)};
}
