#include <functional>
#include <limits>
#include <queue>
#include <tuple>
#include <utility>
#include <vector>

namespace {

struct Link {
    size_t other;
    long long transit, period, offset, awake;

    /// When a message that is here at `time` arrives at the other end.
    long long arrival(long long time) const {
        if (time < offset) return offset + transit;
        const long long phase = (time - offset) % period;
        return (phase < awake ? time : time + period - phase) + transit;
    }
};

} // namespace

long long earliest_arrival(long long stations, const std::vector<std::tuple<long long, long long, long long, long long, long long, long long>> &links,
                           long long source, long long target, long long start) {
    std::vector<std::vector<Link>> links_of(static_cast<size_t>(stations));
    for (const auto &[a, b, transit, period, offset, awake] : links) {
        links_of[static_cast<size_t>(a)].push_back({static_cast<size_t>(b), transit, period, offset, awake});
        links_of[static_cast<size_t>(b)].push_back({static_cast<size_t>(a), transit, period, offset, awake});
    }

    // To be somewhere later never helps to be elsewhere earlier, so each station is left once, in order of time.
    std::vector<long long> best(links_of.size(), std::numeric_limits<long long>::max());
    std::priority_queue<std::pair<long long, size_t>, std::vector<std::pair<long long, size_t>>, std::greater<>> waiting;
    best[static_cast<size_t>(source)] = start;
    waiting.emplace(start, source);
    while (!waiting.empty()) {
        const auto [time, station] = waiting.top();
        waiting.pop();
        if (station == static_cast<size_t>(target)) return time;
        if (time > best[station]) continue;
        for (const Link &link : links_of[station]) {
            const long long arrival = link.arrival(time);
            if (arrival >= best[link.other]) continue;
            best[link.other] = arrival;
            waiting.emplace(arrival, link.other);
        }
    }
    return -1;
}
