// compile_error
#include_next "solution.cpp"
#include_next "challenge.hpp"
#include_next __FILE__
#include_next <nothing_of_this_name.h>

long long solve(long long n) { return n; }
