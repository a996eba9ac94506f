#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace {

class History {
  public:
    using Value = std::optional<std::string>;

    void write(const std::string &key, Value value) {
        auto &versions = versions_of[key];
        const bool was_there = !versions.empty() && versions.back().value;
        const long long count = counts.back() + value.has_value() - was_there;
        versions.push_back({static_cast<long long>(counts.size()), std::move(value)});
        counts.push_back(count);
    }

    Value at(const std::string &key, long long revision) const {
        const auto found = versions_of.find(key);
        if (found == versions_of.end()) return std::nullopt;
        const auto is_later = [](long long wanted, const Version &version) { return wanted < version.revision; };
        const auto next = std::upper_bound(found->second.begin(), found->second.end(), revision, is_later);
        return next == found->second.begin() ? std::nullopt : std::prev(next)->value;
    }

    long long count(long long revision) const { return counts[static_cast<size_t>(revision)]; }

  private:
    struct Version {
        long long revision;
        Value value;
    };

    std::unordered_map<std::string, std::vector<Version>> versions_of;
    /// How many keys were there, by revision.
    std::vector<long long> counts = {0};
};

} // namespace

std::vector<Json> settings_history(const std::vector<Json> &operations) {
    History history;
    std::vector<Json> answers;
    for (const Json &operation : operations) {
        const std::string &kind = operation[0].as_string();
        if (kind == "count") {
            answers.emplace_back(history.count(operation[1].as_integer()));
            continue;
        }
        const std::string &key = operation[1].as_string();
        if (kind == "set") {
            history.write(key, operation[2].as_string());
        } else if (kind == "delete") {
            history.write(key, std::nullopt);
        } else if (kind == "restore") {
            history.write(key, history.at(key, operation[2].as_integer()));
        } else {
            const auto value = history.at(key, operation[2].as_integer());
            answers.push_back(value ? Json(*value) : Json(nullptr));
        }
    }
    return answers;
}
