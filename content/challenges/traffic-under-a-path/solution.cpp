#include <algorithm>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <vector>

namespace {

/// "//docs///api/" as "/docs/api"; the root is empty.
std::string normalized(std::string_view path) {
    std::string result;
    for (size_t at = 0; at < path.size();) {
        const size_t end = std::min(path.find('/', at), path.size());
        if (end > at) result.append("/").append(path.substr(at, end - at));
        at = end + 1;
    }
    return result;
}

} // namespace

std::vector<long long> traffic_under(const std::vector<std::tuple<std::string, std::string>> &operations) {
    std::unordered_map<std::string, long long> hits;
    std::vector<long long> answers;
    for (const auto &[kind, given] : operations) {
        std::string path = normalized(given);
        if (kind == "count") {
            const auto found = hits.find(path);
            answers.push_back(found == hits.end() ? 0 : found->second);
            continue;
        }
        ++hits[path];
        while (!path.empty()) {
            path.resize(path.rfind('/'));
            ++hits[path];
        }
    }
    return answers;
}
