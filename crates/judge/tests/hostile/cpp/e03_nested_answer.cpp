// runtime_error | memory_limit
#include <utility>
#include <vector>

Json solve(long long n) {
    Json nested(n);
    for (int depth = 0; depth < 100'000; ++depth) {
        std::vector<Json> list;
        list.push_back(std::move(nested));
        nested = Json(std::move(list));
    }
    return nested;
}
