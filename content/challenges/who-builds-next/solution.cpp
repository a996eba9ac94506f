#include <algorithm>
#include <functional>
#include <queue>
#include <tuple>
#include <utility>
#include <vector>

template <class T> using SmallestFirst = std::priority_queue<T, std::vector<T>, std::greater<>>;

std::tuple<long long, long long, long long> simulate_builds(const std::vector<std::tuple<long long, long long, long long>> &jobs, long long agents,
                                                            long long aging) {
    // Urgencies grow alike, so their order is that of arrival - priority * aging, whatever the time is.
    SmallestFirst<std::pair<long long, size_t>> waiting;
    SmallestFirst<long long> builds;
    long long end = 0, total_wait = 0, longest_wait = -1, longest = -1;
    for (size_t next = 0; next < jobs.size() || !waiting.empty();) {
        long long now = next < jobs.size() ? std::get<0>(jobs[next]) : builds.top();
        if (!builds.empty()) now = std::min(now, builds.top());
        while (!builds.empty() && builds.top() <= now) builds.pop();
        for (; next < jobs.size() && std::get<0>(jobs[next]) == now; ++next) {
            const auto &[arrival, duration, priority] = jobs[next];
            waiting.emplace(arrival - priority * aging, next);
        }
        while (!waiting.empty() && static_cast<long long>(builds.size()) < agents) {
            const size_t job = waiting.top().second;
            waiting.pop();
            const auto &[arrival, duration, priority] = jobs[job];
            const long long wait = now - arrival;
            const auto index = static_cast<long long>(job);
            total_wait += wait;
            if (wait > longest_wait || (wait == longest_wait && index < longest)) {
                longest_wait = wait;
                longest = index;
            }
            end = std::max(end, now + duration);
            builds.push(now + duration);
        }
    }
    return {end, total_wait, longest};
}
