#include <algorithm>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace {

using Settings = std::map<std::string, std::string>;
using Files = std::map<std::string, std::vector<std::string>>;

struct Problem : std::runtime_error {
    using std::runtime_error::runtime_error;
};

bool is_word_character(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-' || c == '.';
}

bool is_word(std::string_view text) { return !text.empty() && std::all_of(text.begin(), text.end(), is_word_character); }

std::string_view trimmed(std::string_view text) {
    const size_t first = text.find_first_not_of(' ');
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

/// The word after a command such as `include`.
std::optional<std::string> operand(std::string_view line, std::string_view command) {
    if (!line.starts_with(command) || !line.substr(command.size()).starts_with(' ')) return std::nullopt;
    const std::string_view word = trimmed(line.substr(command.size()));
    return is_word(word) ? std::optional(std::string(word)) : std::nullopt;
}

/// "cycle a > b > a", from where `name` first stands on the path.
std::string cycle(std::string_view kind, const std::vector<std::string> &path, const std::string &name) {
    std::string text = std::string(kind) + " cycle ";
    for (auto step = std::find(path.begin(), path.end(), name); step != path.end(); ++step) text += *step + " > ";
    return text + name;
}

class Loader {
  public:
    explicit Loader(const Files &files) : files(files) {}

    void read(const std::string &name) {
        if (std::find(reading.begin(), reading.end(), name) != reading.end()) throw Problem(cycle("include", reading, name));
        const auto file = files.find(name);
        if (file == files.end()) throw Problem("missing file " + name);
        reading.push_back(name);
        std::string section;
        size_t number = 0;
        for (const std::string &line : file->second) {
            ++number;
            if (!read_line(trimmed(line), section)) throw Problem("bad line " + name + ":" + std::to_string(number));
        }
        reading.pop_back();
    }

    Settings resolved() {
        for (const auto &[key, _] : raw) resolve(key);
        return done;
    }

  private:
    const Files &files;
    Settings raw, done;
    std::vector<std::string> reading, resolving;

    /// Whether it is a line of this language.
    bool read_line(std::string_view line, std::string &section) {
        if (line.empty() || line.starts_with('#')) return true;
        if (line.starts_with('[') && line.ends_with(']') && is_word(line.substr(1, line.size() - 2))) {
            section = std::string(line.substr(1, line.size() - 2)) + ".";
            return true;
        }
        if (const size_t equals = line.find('='); equals != std::string_view::npos) {
            if (const std::string_view key = trimmed(line.substr(0, equals)); is_word(key)) {
                raw[section + std::string(key)] = trimmed(line.substr(equals + 1));
                return true;
            }
        }
        if (const auto key = operand(line, "unset")) {
            raw.erase(section + *key);
            return true;
        }
        if (const auto file = operand(line, "include")) {
            read(*file);
            return true;
        }
        return false;
    }

    const std::string &resolve(const std::string &key) {
        if (const auto found = done.find(key); found != done.end()) return found->second;
        if (std::find(resolving.begin(), resolving.end(), key) != resolving.end()) throw Problem(cycle("reference", resolving, key));
        const auto value = raw.find(key);
        if (value == raw.end()) throw Problem("unknown key " + key);
        resolving.push_back(key);
        std::string text = filled(value->second);
        resolving.pop_back();
        return done[key] = std::move(text);
    }

    std::string filled(std::string_view value) {
        std::string text;
        while (!value.empty()) {
            if (value.starts_with("${")) {
                const size_t end = value.find('}');
                const std::string_view key = end == std::string_view::npos ? std::string_view() : value.substr(2, end - 2);
                if (is_word(key)) {
                    text += resolve(std::string(key));
                    value.remove_prefix(end + 1);
                    continue;
                }
            }
            text += value.front();
            value.remove_prefix(1);
        }
        return text;
    }
};

} // namespace

Settings load_settings(const Files &files, const std::string &main) {
    try {
        Loader loader(files);
        loader.read(main);
        return loader.resolved();
    } catch (const Problem &problem) {
        return {{"error", problem.what()}};
    }
}
