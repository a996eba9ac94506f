#include <algorithm>
#include <string>
#include <string_view>

std::string pack_row(const std::string &row) {
    constexpr size_t longest_piece = 9;
    constexpr std::string_view escaped = "0123456789\\";

    std::string packed;
    for (size_t start = 0; start < row.size();) {
        const char symbol = row[start];
        const std::string_view piece = std::string_view(row).substr(start, longest_piece);
        const size_t length = std::min(piece.find_first_not_of(symbol), piece.size());
        const bool needs_escape = escaped.find(symbol) != std::string_view::npos;
        if (length > 2 || (length == 2 && needs_escape)) {
            packed += static_cast<char>('0' + length);
        } else if (length == 2) {
            packed += symbol;
        }
        if (needs_escape) packed += '\\';
        packed += symbol;
        start += length;
    }
    return packed;
}
