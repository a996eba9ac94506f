#include <algorithm>
#include <functional>
#include <string>
#include <tuple>
#include <unordered_map>
#include <vector>

long long commit_offset(const std::vector<std::string> &voters, const std::vector<std::tuple<std::string, long long>> &acks) {
    std::unordered_map<std::string, long long> offset_of;
    for (const auto &voter : voters) offset_of.emplace(voter, 0);
    for (const auto &[node, offset] : acks) {
        if (const auto voter = offset_of.find(node); voter != offset_of.end()) voter->second = std::max(voter->second, offset);
    }

    std::vector<long long> offsets;
    offsets.reserve(offset_of.size());
    for (const auto &[_, offset] : offset_of) offsets.push_back(offset);
    // With the largest first, the one in the middle is what more than half of them have.
    const auto middle = offsets.begin() + static_cast<std::ptrdiff_t>(offsets.size() / 2);
    std::nth_element(offsets.begin(), middle, offsets.end(), std::greater<>());
    return *middle;
}
