// runtime_error
#include <limits>
#include <vector>

std::vector<double> solve(long long) { return {2.5, std::numeric_limits<double>::quiet_NaN()}; }
