#include <map>
#include <queue>
#include <string>
#include <tuple>
#include <unordered_map>
#include <vector>

std::map<std::string, Json> admit_requests(long long limit, long long window_ms, const std::vector<std::tuple<long long, std::string>> &requests) {
    // By key: when the requests were admitted that still count.
    std::unordered_map<std::string, std::queue<long long>> windows;
    std::vector<Json> retry_after;
    long long admitted = 0;
    for (const auto &[time, key] : requests) {
        auto &window = windows[key];
        while (!window.empty() && window.front() <= time - window_ms) window.pop();
        if (static_cast<long long>(window.size()) < limit) {
            window.push(time);
            ++admitted;
        } else {
            retry_after.emplace_back(window.front() + window_ms - time);
        }
    }
    return {{"admitted", admitted}, {"retry_after", retry_after}};
}
