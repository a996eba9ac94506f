// accepted: 7
#include <chrono>
#include <thread>

long long solve(long long n) {
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    return n;
}
