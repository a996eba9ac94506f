// accepted: ["Grüße, 世界 🦀", "\"quoted\"\\\n\t\u0001", 4, ""]
#include <string>
#include <string_view>
#include <tuple>

std::tuple<std::string, std::string, long long, std::string> solve(long long) {
    std::string greeting = "Grüße, ";
    greeting += "世界";
    greeting += " \U0001F980";
    return {greeting, "\"quoted\"\\\n\t\x01", static_cast<long long>(std::string_view("🦀").size()), ""};
}
