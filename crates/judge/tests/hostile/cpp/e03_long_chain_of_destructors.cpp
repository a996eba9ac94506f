// accepted: 7 | runtime_error | memory_limit
#include <memory>

struct Node {
    std::unique_ptr<Node> next;
};

long long solve(long long n) {
    std::unique_ptr<Node> list;
    for (int length = 0; length < 1'500'000; ++length) list = std::make_unique<Node>(Node{std::move(list)});
    list.reset();
    return n;
}
