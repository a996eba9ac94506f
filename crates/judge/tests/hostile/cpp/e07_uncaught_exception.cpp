// runtime_error: a text of its own
#include <stdexcept>

long long solve(long long) { throw std::runtime_error("a text of its own"); }
