#include <algorithm>
#include <tuple>
#include <vector>

long long slowest_line(const std::vector<std::tuple<long long, long long, long long>> &copies) {
    // In units of 1/rate seconds, all times are whole numbers.
    const auto is_enough = [&](long long rate) {
        long long free = 0;
        return std::all_of(copies.begin(), copies.end(), [&](const auto &copy) {
            const auto &[ready, size, deadline] = copy;
            free = std::max(free, ready * rate) + size;
            return free <= deadline * rate;
        });
    };

    long long high = 1;
    for (const auto &[ready, size, deadline] : copies) high += size;
    if (!is_enough(high)) return -1;
    long long low = 0;
    while (high - low > 1) {
        const long long middle = low + (high - low) / 2;
        (is_enough(middle) ? high : low) = middle;
    }
    return high;
}
