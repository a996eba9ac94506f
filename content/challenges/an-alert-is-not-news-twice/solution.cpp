#include <string>
#include <tuple>
#include <unordered_map>
#include <vector>

long long count_pages(const std::vector<std::tuple<long long, std::string>> &alerts, long long quiet_seconds) {
    std::unordered_map<std::string, long long> last_page;
    long long pages = 0;
    for (const auto &[second, fingerprint] : alerts) {
        const auto [last, is_new] = last_page.try_emplace(fingerprint, second);
        if (!is_new && second - last->second < quiet_seconds) continue;
        last->second = second;
        ++pages;
    }
    return pages;
}
