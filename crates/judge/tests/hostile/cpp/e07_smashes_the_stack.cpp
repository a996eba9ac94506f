// runtime_error
#include <cstring>

[[gnu::noinline]] static void fill(char *room, long long n) { std::memset(room, 0x41, static_cast<size_t>(n) * 1000); }

long long solve(long long n) {
    char room[8];
    fill(room, n);
    return room[0];
}
