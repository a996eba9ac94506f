// runtime_error
#include <map>
#include <string>

std::map<std::string, long long> solve(long long n) { return {{"\xc0\x80", n}}; }
