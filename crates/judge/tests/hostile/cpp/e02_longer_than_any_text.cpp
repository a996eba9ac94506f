// runtime_error: basic_string
#include <string>

long long solve(long long n) { return static_cast<long long>(std::string().append(static_cast<size_t>(-n), 'x').size()); }
