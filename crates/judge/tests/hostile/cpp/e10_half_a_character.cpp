// runtime_error
#include <string>

std::string solve(long long) { return "\xed\xa0\xbd and \xff"; }
