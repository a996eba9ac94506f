// accepted: "no seven today, and stoll"
#include <stdexcept>
#include <string>

struct NoSeven : std::runtime_error {
    using std::runtime_error::runtime_error;
};

static void check(long long n) {
    if (n == 7) throw NoSeven("no seven today");
}

std::string solve(long long n) {
    std::string text;
    try {
        check(n);
    } catch (const NoSeven &error) {
        text = error.what();
    }
    try {
        std::stoll("seven");
    } catch (const std::invalid_argument &error) {
        text += std::string(", and ") + error.what();
    }
    return text;
}
