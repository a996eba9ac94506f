#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace {

/// Nothing where a code is incomplete or beyond ASCII.
std::optional<std::string> percent_decoded(std::string_view path) {
    const auto digit = [](char c) -> int {
        if (c >= '0' && c <= '9') return c - '0';
        const char lower = static_cast<char>(c | 0x20);
        return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
    };
    std::string decoded;
    for (size_t at = 0; at < path.size(); ++at) {
        if (path[at] != '%') {
            decoded += path[at];
            continue;
        }
        if (at + 2 >= path.size()) return std::nullopt;
        const int high = digit(path[at + 1]), low = digit(path[at + 2]);
        if (high < 0 || high > 7 || low < 0) return std::nullopt;
        decoded += static_cast<char>(high * 16 + low);
        at += 2;
    }
    return decoded;
}

} // namespace

std::optional<std::string> public_file(const std::string &path) {
    if (!path.starts_with('/')) return std::nullopt;
    const auto decoded = percent_decoded(path);
    if (!decoded) return std::nullopt;
    const auto is_forbidden = [](char c) { return c < 32 || c == 127 || c == '\\'; };
    if (std::any_of(decoded->begin(), decoded->end(), is_forbidden)) return std::nullopt;

    std::vector<std::string_view> parts;
    std::string_view last;
    for (std::string_view rest = *decoded; !rest.empty();) {
        rest.remove_prefix(1);
        last = rest.substr(0, rest.find('/'));
        rest.remove_prefix(last.size());
        if (last.empty() || last == ".") continue;
        if (last != "..") {
            parts.push_back(last);
        } else if (parts.empty()) {
            return std::nullopt;
        } else {
            parts.pop_back();
        }
    }
    if (std::any_of(parts.begin(), parts.end(), [](std::string_view part) { return part.starts_with('.'); })) return std::nullopt;
    if (parts.empty() || last.empty() || last == "." || last == "..") parts.push_back("index.html");

    std::string file;
    for (const std::string_view part : parts) {
        if (!file.empty()) file += '/';
        file += part;
    }
    return file;
}
