// memory_limit
struct Node {
    Node *next;
    long long value;
};

static Node *volatile list = nullptr;

long long solve(long long n) {
    for (;; ++n) list = new Node{list, n};
}
