// accepted: 7
#include <iostream>

static bool printed = (std::cout << "before main" << std::endl, true);

long long solve(long long n) { return printed ? n : 0; }
