#include <algorithm>
#include <string>
#include <tuple>
#include <unordered_map>
#include <vector>

std::vector<std::tuple<bool, long long>> limit_requests(const std::vector<std::tuple<long long, long long>> &limits,
                                                        const std::vector<std::tuple<long long, std::string>> &requests) {
    std::unordered_map<std::string, std::vector<long long>> allowed;
    std::vector<std::tuple<bool, long long>> answers;
    answers.reserve(requests.size());
    for (const auto &[now, client] : requests) {
        std::vector<long long> &times = allowed[client];
        const auto total = static_cast<long long>(times.size());
        long long retry = 0;
        for (const auto &[count, seconds] : limits) {
            // The request that has to leave the window before the next one fits.
            if (total >= count) retry = std::max(retry, times[static_cast<size_t>(total - count)] + seconds - now);
        }
        if (retry > 0) {
            answers.emplace_back(false, retry);
            continue;
        }
        times.push_back(now);
        long long remaining = std::get<0>(limits.front());
        for (const auto &[count, seconds] : limits) {
            const auto oldest = std::upper_bound(times.begin(), times.end(), now - seconds);
            remaining = std::min(remaining, count - static_cast<long long>(times.end() - oldest));
        }
        answers.emplace_back(true, remaining);
    }
    return answers;
}
