#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace {

constexpr std::array<std::pair<std::string_view, long long>, 5> units = {{
    {"ms", 1},
    {"d", 86'400'000},
    {"h", 3'600'000},
    {"m", 60'000},
    {"s", 1'000},
}};

class Reader {
  public:
    explicit Reader(std::string_view text) : rest(text) {}

    bool at_end() const { return rest.empty(); }

    bool take(std::string_view prefix) {
        if (!rest.starts_with(prefix)) return false;
        rest.remove_prefix(prefix.size());
        return true;
    }

    void skip_spaces() {
        while (take(" ")) {
        }
    }

    /// Empty unless there are 1 to 6 digits.
    std::string_view digits() {
        const size_t length = std::min(rest.find_first_not_of("0123456789"), rest.size());
        const std::string_view found = rest.substr(0, length);
        rest.remove_prefix(length);
        return length <= 6 ? found : std::string_view();
    }

    std::optional<long long> unit() {
        for (const auto &[name, milliseconds] : units) {
            if (take(name)) return milliseconds;
        }
        return std::nullopt;
    }

  private:
    std::string_view rest;
};

long long number(std::string_view digits) {
    long long value = 0;
    for (const char digit : digits) value = value * 10 + (digit - '0');
    return value;
}

} // namespace

std::optional<long long> parse_timeout(const std::string &text) {
    Reader reader(text);
    reader.skip_spaces();
    if (reader.at_end()) return std::nullopt;

    long long total = 0;
    std::optional<long long> last_unit;
    bool had_fraction = false;
    while (!reader.at_end()) {
        if (had_fraction) return std::nullopt;
        const std::string_view whole = reader.digits();
        if (whole.empty()) return std::nullopt;
        std::string_view fraction;
        if (reader.take(".")) {
            fraction = reader.digits();
            if (fraction.empty()) return std::nullopt;
            had_fraction = true;
        }
        const auto unit = reader.unit();
        if (!unit) {
            // A lone zero is all that needs no unit.
            reader.skip_spaces();
            const bool is_zero = whole == "0" && !had_fraction && !last_unit && reader.at_end();
            return is_zero ? std::optional(0LL) : std::nullopt;
        }
        if (last_unit && *unit >= *last_unit) return std::nullopt;
        last_unit = unit;

        long long scale = 1;
        for (size_t digit = 0; digit < fraction.size(); ++digit) scale *= 10;
        const long long scaled = number(fraction) * *unit;
        if (scaled % scale != 0) return std::nullopt;
        total += number(whole) * *unit + scaled / scale;
        reader.skip_spaces();
    }
    return total;
}
