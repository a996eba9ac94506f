// output_limit
#include <iostream>

long long solve(long long) {
    for (;;) std::cout << "line\n";
}
