#include <algorithm>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

std::string judge_packets(const std::vector<std::tuple<long long, bool>> &packets, long long window) {
    constexpr long long counters = 65'536;

    // The accepted counter that each place of the window saw last.
    std::vector<std::optional<long long>> seen(static_cast<size_t>(window));
    std::optional<long long> top;
    std::string letters;
    letters.reserve(packets.size());
    for (const auto &[low, is_genuine] : packets) {
        long long full = low;
        if (top) {
            const long long ahead = ((low - *top) % counters + counters) % counters;
            full = *top + (ahead <= counters / 2 ? ahead : ahead - counters);
            if (full <= *top - window) {
                letters += 'o';
                continue;
            }
        }
        auto &place = seen[static_cast<size_t>((full % window + window) % window)];
        if (place == full) {
            letters += 'r';
        } else if (!is_genuine) {
            letters += 'f';
        } else {
            letters += 'a';
            place = full;
            top = top ? std::max(*top, full) : full;
        }
    }
    return letters;
}
