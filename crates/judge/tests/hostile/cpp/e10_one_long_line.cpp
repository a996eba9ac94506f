// output_limit
#include <iostream>
#include <string>

long long solve(long long n) {
    std::cout << std::string(10'000'000, 'x') << std::endl;
    return n;
}
