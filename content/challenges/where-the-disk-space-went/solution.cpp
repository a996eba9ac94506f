#include <algorithm>
#include <iterator>
#include <optional>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

std::vector<std::pair<long long, long long>> largest_directories(const std::vector<std::tuple<long long, std::optional<long long>, long long>> &entries,
                                                                 long long k) {
    struct Directory {
        std::optional<long long> parent;
        long long total;
        size_t open_children = 0;
    };

    std::unordered_map<long long, Directory> directories;
    for (const auto &[id, parent, bytes] : entries) directories.emplace(id, Directory{parent, bytes});
    const auto parent_of = [&](const Directory &directory) {
        return directory.parent ? directories.find(*directory.parent) : directories.end();
    };
    for (const auto &[_, directory] : directories) {
        if (const auto parent = parent_of(directory); parent != directories.end()) ++parent->second.open_children;
    }

    // From the leaves upwards: a total is final as soon as those of all children are.
    std::vector<long long> ready;
    for (const auto &[id, directory] : directories) {
        if (directory.open_children == 0) ready.push_back(id);
    }
    while (!ready.empty()) {
        const Directory &directory = directories.at(ready.back());
        ready.pop_back();
        const auto parent = parent_of(directory);
        if (parent == directories.end()) continue;
        parent->second.total += directory.total;
        if (--parent->second.open_children == 0) ready.push_back(parent->first);
    }

    std::vector<std::pair<long long, long long>> totals;
    for (const auto &[id, directory] : directories) totals.emplace_back(id, directory.total);
    const auto wanted = totals.begin() + std::min(static_cast<std::ptrdiff_t>(k), std::ssize(totals));
    std::partial_sort(totals.begin(), wanted, totals.end(), [](const auto &a, const auto &b) {
        return a.second != b.second ? a.second > b.second : a.first < b.first;
    });
    totals.erase(wanted, totals.end());
    return totals;
}
