#include <iterator>
#include <map>
#include <tuple>
#include <vector>

std::tuple<long long, long long, long long> peak_usage(const std::vector<std::tuple<long long, long long>> &sessions) {
    std::map<long long, long long> change;
    for (const auto &[opened, closed] : sessions) {
        ++change[opened];
        --change[closed];
    }
    // Where one session ends as another begins, the number of seats stays the same and the stretch goes on.
    std::erase_if(change, [](const auto &entry) { return entry.second == 0; });

    long long held = 0, peak = 0, start = 0, end = 0;
    for (auto moment = change.begin(); moment != change.end(); ++moment) {
        held += moment->second;
        if (held <= peak) continue;
        peak = held;
        start = moment->first;
        end = std::next(moment)->first;
    }
    return {peak, start, end};
}
