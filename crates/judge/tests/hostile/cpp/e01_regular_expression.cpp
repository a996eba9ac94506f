// time_limit
#include <regex>
#include <string>

bool solve(long long) { return std::regex_match(std::string(40, 'a') + "b", std::regex("(a+)+(a+)+$")); }
