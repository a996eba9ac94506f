// runtime_error
#include <stdexcept>
#include <string>

long long solve(long long) { throw std::runtime_error(std::string("\xff\xfe\x01\x1b[31m\"\\\n\0more", 15)); }
