// runtime_error
#include <limits>

Json solve(long long) { return Json(-std::numeric_limits<double>::infinity()); }
