// accepted: {"a": [1, 7], "b": [], "ü": [2]}
#include <map>
#include <string>
#include <vector>

std::map<std::string, std::vector<long long>> solve(long long n) {
    std::map<std::string, std::vector<long long>> groups;
    groups["ü"].push_back(2);
    groups["b"];
    groups["a"] = {1, n};
    return groups;
}
