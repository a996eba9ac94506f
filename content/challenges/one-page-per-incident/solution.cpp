#include <string>
#include <tuple>
#include <unordered_map>
#include <vector>

std::vector<long long> alerts_to_page(const std::vector<std::tuple<long long, std::string>> &alerts, long long cooldown) {
    std::unordered_map<std::string, long long> last_page;
    std::vector<long long> pages;
    for (size_t position = 0; position < alerts.size(); ++position) {
        const auto &[time, check] = alerts[position];
        const auto [last, is_new] = last_page.try_emplace(check, time);
        if (!is_new && time - last->second < cooldown) continue;
        last->second = time;
        pages.push_back(static_cast<long long>(position));
    }
    return pages;
}
