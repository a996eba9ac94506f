// time_limit: waiting
#include <chrono>
#include <thread>

long long solve(long long n) {
    std::this_thread::sleep_for(std::chrono::hours(24));
    return n;
}
