// memory_limit
struct Node {
    Node *next;
    long long value;
};

long long solve(long long n) {
    Node *list = nullptr;
    for (;; ++n) list = new Node{list, n};
}
