#include <algorithm>
#include <iterator>
#include <span>
#include <tuple>
#include <vector>

namespace {

/// All selections of one sum: the fewest invoices that it takes, and in how many ways.
struct Selections {
    long long sum, fewest, ways;
};

/// By rising sum.
std::vector<Selections> selections_of(std::span<const long long> invoices) {
    std::vector<Selections> all = {{0, 0, 1}};
    for (const long long amount : invoices) {
        std::vector<Selections> with, merged;
        for (const auto &[sum, fewest, ways] : all) with.push_back({sum + amount, fewest + 1, ways});
        std::merge(all.begin(), all.end(), with.begin(), with.end(), std::back_inserter(merged),
                   [](const auto &a, const auto &b) { return std::tie(a.sum, a.fewest) < std::tie(b.sum, b.fewest); });
        all.clear();
        for (const Selections &next : merged) {
            if (all.empty() || all.back().sum != next.sum) {
                all.push_back(next);
            } else if (all.back().fewest == next.fewest) {
                all.back().ways += next.ways;
            }
        }
    }
    return all;
}

} // namespace

std::tuple<long long, long long, long long> settle_payment(const std::vector<long long> &invoices, long long payment) {
    const std::span<const long long> all(invoices);
    const auto left = selections_of(all.first(all.size() / 2));
    const auto right = selections_of(all.subspan(all.size() / 2));

    Selections best = {-1, 0, 0};
    auto other = right.rbegin();
    for (const Selections &one : left) {
        while (other != right.rend() && one.sum + other->sum > payment) ++other;
        if (other == right.rend()) break;
        const Selections both = {one.sum + other->sum, one.fewest + other->fewest, one.ways * other->ways};
        if (both.sum > best.sum || (both.sum == best.sum && both.fewest < best.fewest)) {
            best = both;
        } else if (both.sum == best.sum && both.fewest == best.fewest) {
            best.ways += both.ways;
        }
    }
    return {best.sum, best.fewest, best.ways};
}
