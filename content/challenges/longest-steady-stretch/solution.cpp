#include <deque>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

std::optional<std::pair<long long, long long>> steady_stretch(const std::vector<std::tuple<long long, long long>> &samples, long long tolerance,
                                                              long long max_gap) {
    struct Extreme {
        size_t index;
        long long reading;
    };
    // Candidates for the largest and the smallest reading of the stretch: readings fall in the one and rise in the other.
    std::deque<Extreme> highest, lowest;
    std::optional<std::pair<long long, long long>> best;
    size_t first = 0;
    for (size_t last = 0; last < samples.size(); ++last) {
        const auto [time, reading] = samples[last];
        if (last > 0 && time - std::get<0>(samples[last - 1]) > max_gap) {
            first = last;
            highest.clear();
            lowest.clear();
        }
        while (!highest.empty() && highest.back().reading <= reading) highest.pop_back();
        highest.push_back({last, reading});
        while (!lowest.empty() && lowest.back().reading >= reading) lowest.pop_back();
        lowest.push_back({last, reading});

        while (highest.front().reading - lowest.front().reading > tolerance) {
            ++first;
            if (highest.front().index < first) highest.pop_front();
            if (lowest.front().index < first) lowest.pop_front();
        }
        const long long begin = std::get<0>(samples[first]);
        if (!best || time - begin > best->second - best->first) best.emplace(begin, time);
    }
    return best;
}
