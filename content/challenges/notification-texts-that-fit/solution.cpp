#include <string>
#include <string_view>
#include <vector>

namespace {

constexpr char32_t joiner = 0x200D;

bool extends_unit(char32_t point) {
    return (point >= 0x300 && point <= 0x36F) || (point >= 0xFE00 && point <= 0xFE0F) || (point >= 0x1F3FB && point <= 0x1F3FF) || point == joiner;
}

/// The code point that begins with this byte. The text is valid UTF-8.
char32_t code_point(std::string_view text, size_t at, size_t length) {
    const auto byte = [&](size_t index) { return static_cast<unsigned char>(text[index]); };
    if (length == 1) return byte(at);
    char32_t point = byte(at) & (0xFF >> (length + 1));
    for (size_t next = at + 1; next < at + length; ++next) point = point << 6 | (byte(next) & 0x3F);
    return point;
}

size_t encoded_length(char first) {
    const auto byte = static_cast<unsigned char>(first);
    return byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
}

std::string fit(const std::string &text, size_t max_bytes) {
    constexpr std::string_view ellipsis = "…";
    if (text.size() <= max_bytes) return text;

    const size_t room = max_bytes - ellipsis.size();
    size_t cut = 0;
    bool is_joined = true;
    for (size_t at = 0; at <= room; at += encoded_length(text[at])) {
        const char32_t point = code_point(text, at, encoded_length(text[at]));
        if (!is_joined && !extends_unit(point)) cut = at;
        is_joined = point == joiner;
    }
    while (cut > 0 && text[cut - 1] == ' ') --cut;
    return text.substr(0, cut).append(ellipsis);
}

} // namespace

std::vector<std::string> fit_texts(std::vector<std::string> texts, long long max_bytes) {
    for (std::string &text : texts) text = fit(text, static_cast<size_t>(max_bytes));
    return texts;
}
