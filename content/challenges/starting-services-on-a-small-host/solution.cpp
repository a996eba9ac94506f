#include <algorithm>
#include <tuple>
#include <vector>

long long smallest_host(std::vector<std::tuple<long long, long long>> services) {
    // What gives back most after its start goes first.
    std::sort(services.begin(), services.end(), [](const auto &a, const auto &b) {
        const auto &[peak_a, steady_a] = a;
        const auto &[peak_b, steady_b] = b;
        return peak_a - steady_a > peak_b - steady_b;
    });

    long long used = 0, needed = 0;
    for (const auto &[peak, steady] : services) {
        needed = std::max(needed, used + peak);
        used += steady;
    }
    return needed;
}
