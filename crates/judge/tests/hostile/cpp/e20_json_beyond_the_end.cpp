// runtime_error | accepted: null
#include <vector>

Json solve(long long n) {
    Json list(std::vector<Json>{Json(n)});
    return list[5];
}
