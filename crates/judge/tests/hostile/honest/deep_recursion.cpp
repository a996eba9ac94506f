// accepted: [100000, 100000]
#include <memory>
#include <utility>

struct Node {
    std::unique_ptr<Node> next;
};

static long long length(const Node *node) { return node == nullptr ? 0 : 1 + length(node->next.get()); }

// Odd and even call one another, which no compiler turns into a loop.
static bool is_odd(volatile int *n);
static bool is_even(volatile int *n) {
    volatile int less = *n - 1;
    return *n == 0 || is_odd(&less);
}
static bool is_odd(volatile int *n) {
    volatile int less = *n - 1;
    return *n != 0 && is_even(&less);
}

std::pair<long long, long long> solve(long long) {
    std::unique_ptr<Node> list;
    for (int count = 0; count < 100'000; ++count) {
        auto node = std::make_unique<Node>();
        node->next = std::move(list);
        list = std::move(node);
    }
    volatile int calls = 100'000;
    // Its destructors are as deep.
    return {length(list.get()), is_even(&calls) ? 100'000 : 0};
}
