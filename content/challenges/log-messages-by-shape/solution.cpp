#include <algorithm>
#include <cctype>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace {

bool is_letter_or_digit(unsigned char c) { return std::isalnum(c) != 0; }
bool is_digit(unsigned char c) { return std::isdigit(c) != 0; }
bool is_hexadecimal(unsigned char c) { return std::isxdigit(c) != 0; }

std::string_view shape_of_word(std::string_view word) {
    if (std::all_of(word.begin(), word.end(), is_digit)) return "<num>";
    const bool is_hash = word.size() >= 8 && std::all_of(word.begin(), word.end(), is_hexadecimal) && std::any_of(word.begin(), word.end(), is_digit);
    return is_hash ? "<hex>" : word;
}

std::string shape_of(std::string_view message) {
    std::string shape;
    for (size_t at = 0; at < message.size();) {
        const char first = message[at];
        size_t end = at + 1;
        if (first == ' ') {
            if (!shape.empty() && shape.back() != ' ') shape += ' ';
        } else if (const size_t quote = first == '"' ? message.find('"', end) : std::string_view::npos; quote != std::string_view::npos) {
            end = quote + 1;
            shape += "<str>";
        } else if (is_letter_or_digit(first)) {
            while (end < message.size() && is_letter_or_digit(message[end])) ++end;
            shape += shape_of_word(message.substr(at, end - at));
        } else {
            shape += first;
        }
        at = end;
    }
    if (shape.ends_with(' ')) shape.pop_back();
    return shape;
}

} // namespace

std::vector<std::pair<std::string, long long>> message_shapes(const std::vector<std::string> &messages) {
    std::vector<std::pair<std::string, long long>> counts;
    std::unordered_map<std::string, size_t> places;
    for (const std::string &message : messages) {
        std::string shape = shape_of(message);
        const auto [place, is_new] = places.try_emplace(shape, counts.size());
        if (is_new) counts.emplace_back(std::move(shape), 0);
        ++counts[place->second].second;
    }
    // Stable: equal counts stay in the order in which they appeared.
    std::stable_sort(counts.begin(), counts.end(), [](const auto &a, const auto &b) { return a.second > b.second; });
    return counts;
}
