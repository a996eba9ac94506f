// accepted: "" | time_limit: waiting
#include <iostream>
#include <iterator>
#include <string>

// A second test, if there were one in the pipe.
std::string solve(long long) { return std::string(std::istreambuf_iterator<char>(std::cin), {}); }
