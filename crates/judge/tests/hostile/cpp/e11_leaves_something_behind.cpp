// accepted: [1, ""]
#include <cstdlib>
#include <fstream>
#include <string>
#include <tuple>

static long long calls;

std::tuple<long long, std::string> solve(long long) {
    const char *before = std::getenv("LEFT_BEHIND");
    std::string left = before == nullptr ? "" : before;
    if (std::ifstream("/tmp/left-behind").good()) left += "a file";
    setenv("LEFT_BEHIND", "1", 1);
    std::ofstream("/tmp/left-behind") << "1";
    return {++calls, left};
}
