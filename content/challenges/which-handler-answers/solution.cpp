#include <algorithm>
#include <map>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

namespace {

// In the order in which they win.
enum class Kind { literal, parameter, rest };

std::vector<std::string> parts_of(std::string_view path) {
    std::vector<std::string> parts;
    for (size_t start = 1; start <= path.size();) {
        const size_t end = std::min(path.find('/', start), path.size());
        parts.emplace_back(path.substr(start, end - start));
        start = end + 1;
    }
    return parts;
}

using Parameters = std::map<std::string, Json>;

class Pattern {
  public:
    explicit Pattern(std::string_view text) {
        for (std::string &part : parts_of(text)) {
            const Kind kind = part.starts_with(':') ? Kind::parameter : part.starts_with('*') ? Kind::rest : Kind::literal;
            kinds.push_back(kind);
            names.push_back(kind == Kind::literal ? std::move(part) : part.substr(1));
        }
    }

    bool operator<(const Pattern &other) const { return kinds < other.kinds; }

    std::optional<Parameters> match(const std::vector<std::string> &path) const {
        const bool has_rest = kinds.back() == Kind::rest;
        if (has_rest ? path.size() < kinds.size() : path.size() != kinds.size()) return std::nullopt;
        Parameters parameters;
        for (size_t at = 0; at < kinds.size(); ++at) {
            if (kinds[at] == Kind::literal) {
                if (path[at] != names[at]) return std::nullopt;
                continue;
            }
            if (path[at].empty()) return std::nullopt;
            std::string value = path[at];
            if (kinds[at] == Kind::rest) {
                for (size_t next = at + 1; next < path.size(); ++next) value += "/" + path[next];
            }
            parameters.emplace(names[at], std::move(value));
        }
        return parameters;
    }

  private:
    std::vector<Kind> kinds;
    std::vector<std::string> names;
};

} // namespace

std::vector<Json> match_routes(const std::vector<std::tuple<std::string, std::string>> &routes,
                               const std::vector<std::tuple<std::string, std::string>> &requests) {
    std::vector<Pattern> patterns;
    for (const auto &[_, pattern] : routes) patterns.emplace_back(pattern);
    std::vector<size_t> by_precedence(routes.size());
    std::iota(by_precedence.begin(), by_precedence.end(), 0);
    std::stable_sort(by_precedence.begin(), by_precedence.end(), [&](size_t a, size_t b) { return patterns[a] < patterns[b]; });

    const auto answer = [&](const std::string &method, const std::string &path) -> Json {
        const auto parts = parts_of(path);
        long long status = 404;
        for (const size_t index : by_precedence) {
            auto parameters = patterns[index].match(parts);
            if (!parameters) continue;
            if (std::get<0>(routes[index]) == method) {
                return std::vector<Json>{Json(index), Json(std::move(*parameters))};
            }
            status = 405;
        }
        return status;
    };

    std::vector<Json> answers;
    for (const auto &[method, path] : requests) answers.push_back(answer(method, path));
    return answers;
}
