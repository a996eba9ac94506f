// accepted: ["2024-02-29", 3, [1, 2, 3], "ab-ab", 36, 5]
#include <algorithm>
#include <charconv>
#include <functional>
#include <iomanip>
#include <queue>
#include <random>
#include <ranges>
#include <regex>
#include <set>
#include <span>
#include <sstream>
#include <string>
#include <tuple>
#include <vector>

std::tuple<std::string, long long, std::vector<int>, std::string, long long, long long> solve(long long n) {
    std::ostringstream date;
    date << 2024 << '-' << std::setw(2) << std::setfill('0') << 2 << '-' << 29;
    std::priority_queue<int, std::vector<int>, std::greater<>> heap;
    for (int number : {3, 1, 2}) heap.push(number);
    std::vector<int> sorted;
    for (; !heap.empty(); heap.pop()) sorted.push_back(heap.top());
    auto doubled = sorted | std::views::filter([](int number) { return number > 0; }) | std::views::transform([](int number) { return number * 6; });
    long long sum = 0;
    for (int number : doubled) sum += number;
    std::set<long long> seen{n, 5, 7, 9, 9};
    std::mt19937 random(7);
    long long number = 0;
    std::string_view digits = "5x";
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    auto first = random();
    return {date.str(), first == std::mt19937(7)() ? static_cast<long long>(seen.size()) : 0, sorted,
            std::regex_replace("a.b-a.b", std::regex("a\\.b"), "ab"), sum, number};
}
