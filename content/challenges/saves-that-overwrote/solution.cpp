#include <string>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

std::vector<std::pair<long long, long long>> find_lost_saves(const std::vector<std::tuple<std::string, std::string, std::string>> &events) {
    struct Record {
        long long saves = 0;
        /// By user: how many of the saves that user has seen.
        std::unordered_map<std::string, long long> seen;
    };

    std::unordered_map<std::string, Record> records;
    std::vector<std::pair<long long, long long>> lost;
    for (size_t position = 0; position < events.size(); ++position) {
        const auto &[user, action, name] = events[position];
        Record &record = records[name];
        if (action == "close") {
            record.seen.erase(user);
            continue;
        }
        if (action == "save") {
            const auto seen = record.seen.find(user);
            const long long overwritten = record.saves - (seen == record.seen.end() ? 0 : seen->second);
            if (overwritten > 0) lost.emplace_back(position, overwritten);
            ++record.saves;
        }
        record.seen[user] = record.saves;
    }
    return lost;
}
