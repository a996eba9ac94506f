#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace {

class RingLog {
  public:
    explicit RingLog(long long capacity) : capacity(capacity) {}

    void append(const std::string &line) {
        if (written < capacity) {
            places.push_back(line);
        } else {
            places[static_cast<size_t>(written % capacity)] = line;
        }
        ++written;
    }

    long long oldest() const { return std::max(0LL, written - capacity); }

    std::vector<Json> read(long long from, long long count) const {
        std::vector<Json> lines;
        for (long long number = std::max(from, oldest()); number < written && count > 0; ++number, --count) {
            lines.emplace_back(places[static_cast<size_t>(number % capacity)]);
        }
        return lines;
    }

  private:
    long long capacity;
    long long written = 0;
    std::vector<std::string> places;
};

} // namespace

std::vector<Json> run_ring_log(long long capacity, const std::vector<Json> &operations) {
    RingLog log(capacity);
    std::vector<Json> answers;
    for (const Json &operation : operations) {
        if (operation[0].as_string() == "append") {
            log.append(operation[1].as_string());
            continue;
        }
        const long long from = operation[1].as_integer();
        std::map<std::string, Json> answer;
        answer.emplace("lost", std::max(0LL, log.oldest() - from));
        answer.emplace("lines", log.read(from, operation[2].as_integer()));
        answers.emplace_back(std::move(answer));
    }
    return answers;
}
