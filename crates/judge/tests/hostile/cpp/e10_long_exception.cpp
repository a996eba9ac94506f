// runtime_error: xxxx
#include <stdexcept>
#include <string>

long long solve(long long) { throw std::runtime_error(std::string(1'000'000, 'x')); }
