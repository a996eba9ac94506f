// accepted: 8
#include <cstdio>
#include <iostream>

long long solve(long long n) {
    std::cout << "looking at " << n << std::endl;
    std::printf("and %lld\n", n);
    std::cerr << "on the error stream\n";
    std::clog << "without an end of line";
    return n + 1;
}
