// accepted: 0
#include <system_error>
#include <thread>
#include <vector>

long long solve(long long) {
    std::vector<std::thread> born;
    for (int attempt = 0; attempt < 1000; ++attempt) {
        try {
            born.emplace_back([] {
                for (volatile int counter = 0;; counter = counter + 1) {
                }
            });
        } catch (const std::system_error &) {
        }
    }
    return static_cast<long long>(born.size());
}
