// compile_error
#include <algorithm>
#include <list>

long long solve(long long n) {
    std::list<long long> list = {3, 1, n};
    std::sort(list.begin(), list.end());
    return list.front();
}
