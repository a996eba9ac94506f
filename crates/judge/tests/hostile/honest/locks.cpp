// accepted: [0, 1, 2]
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <vector>

// Without a second thread, all of these are only slow.
std::vector<long long> solve(long long) {
    std::mutex mutex;
    std::condition_variable changed;
    std::deque<std::shared_ptr<int>> waiting;
    std::atomic<int> next = 0;
    for (int count = 0; count < 3; ++count) {
        std::scoped_lock lock(mutex);
        waiting.push_back(std::make_shared<int>(next++));
        changed.notify_one();
    }
    std::vector<long long> taken;
    std::unique_lock lock(mutex);
    while (changed.wait_for(lock, std::chrono::milliseconds(1), [&] { return !waiting.empty(); })) {
        taken.push_back(*waiting.front());
        waiting.pop_front();
    }
    return taken;
}
