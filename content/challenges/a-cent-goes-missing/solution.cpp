#include <algorithm>
#include <numeric>
#include <string>
#include <tuple>
#include <vector>

namespace {

/// "1234.50" as 123450. Exact, because it never was a fraction.
long long parse_cents(std::string amount) {
    std::erase(amount, '.');
    return std::stoll(amount);
}

std::string format_cents(long long cents) {
    const std::string digits = std::to_string(cents % 100);
    return std::to_string(cents / 100) + (digits.size() == 1 ? ".0" : ".") + digits;
}

} // namespace

std::vector<std::tuple<std::string, std::string>> split_total(const std::string &total, const std::vector<std::tuple<std::string, long long>> &parties) {
    const bool is_negative = total.starts_with('-');
    const long long cents = parse_cents(is_negative ? total.substr(1) : total);
    long long weights = 0;
    for (const auto &[_, weight] : parties) weights += weight;

    std::vector<long long> shares, remainders;
    long long left_over = cents;
    for (const auto &[_, weight] : parties) {
        shares.push_back(cents * weight / weights);
        remainders.push_back(cents * weight % weights);
        left_over -= shares.back();
    }

    std::vector<size_t> by_remainder(parties.size());
    std::iota(by_remainder.begin(), by_remainder.end(), 0);
    // Stable: equal remainders stay in the order of the list.
    std::stable_sort(by_remainder.begin(), by_remainder.end(), [&](size_t a, size_t b) { return remainders[a] > remainders[b]; });
    for (long long cent = 0; cent < left_over; ++cent) ++shares[by_remainder[static_cast<size_t>(cent)]];

    std::vector<std::tuple<std::string, std::string>> result;
    for (size_t party = 0; party < parties.size(); ++party) {
        const char *sign = is_negative && shares[party] != 0 ? "-" : "";
        result.emplace_back(std::get<0>(parties[party]), sign + format_cents(shares[party]));
    }
    return result;
}
