// compile_error | accepted: 7
#include <cstdio>

long long solve(long long n) { return n; }

int main() {
    std::puts("A\1");
    return 0;
}
