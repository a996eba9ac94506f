// runtime_error: not permitted | runtime_error: unavailable
#include <thread>

long long solve(long long n) {
    std::thread thread([] {});
    thread.join();
    return n;
}
