#include <algorithm>
#include <optional>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

std::optional<std::vector<std::string>> break_subtitle(const std::string &text, long long width) {
    std::vector<std::string> words;
    std::istringstream stream(text);
    for (std::string word; stream >> word;) words.push_back(word);
    const auto length_of = [&](size_t word) { return static_cast<long long>(words[word].size()); };
    for (size_t word = 0; word < words.size(); ++word) {
        if (length_of(word) > width) return std::nullopt;
    }

    /// For the words from here to the end: how many lines, the sum of the squares, and where the first line ends.
    struct Way {
        long long lines = 0, squares = 0;
        size_t end = 0;
    };
    std::vector<Way> best(words.size() + 1);
    for (size_t start = words.size(); start-- > 0;) {
        std::optional<Way> found;
        long long length = -1;
        for (size_t end = start + 1; end <= words.size(); ++end) {
            length += 1 + length_of(end - 1);
            if (length > width) break;
            const long long unused = width - length;
            const Way way = {best[end].lines + 1, best[end].squares + unused * unused, end};
            // Of ways that are equally good, the last has the most words on its first line.
            if (!found || std::pair(way.lines, way.squares) <= std::pair(found->lines, found->squares)) found = way;
        }
        best[start] = *found;
    }

    std::vector<std::string> lines;
    for (size_t start = 0; start < words.size(); start = best[start].end) {
        std::string line = words[start];
        for (size_t word = start + 1; word < best[start].end; ++word) line += " " + words[word];
        lines.push_back(std::move(line));
    }
    return lines;
}
