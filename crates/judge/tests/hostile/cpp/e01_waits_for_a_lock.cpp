// time_limit: waiting
#include <mutex>

static std::mutex lock;

long long solve(long long n) {
    lock.lock();
    lock.lock();
    return n;
}
