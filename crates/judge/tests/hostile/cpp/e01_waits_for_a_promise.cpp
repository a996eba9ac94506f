// time_limit: waiting
#include <future>

long long solve(long long n) {
    std::promise<long long> promise;
    return promise.get_future().get() + n;
}
