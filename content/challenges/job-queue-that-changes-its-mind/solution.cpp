#include <map>
#include <queue>
#include <string>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

namespace {

class JobQueue {
  public:
    /// Whether it was not waiting already.
    bool add(const std::string &id, long long priority) { return !waiting.contains(id) && enqueue(id, {priority, -++arrivals}); }

    bool change(const std::string &id, long long priority) {
        const auto job = waiting.find(id);
        return job != waiting.end() && enqueue(id, {priority, job->second.second});
    }

    bool cancel(const std::string &id) { return waiting.erase(id) > 0; }

    Json take() {
        while (!heap.empty()) {
            const auto [rank, id] = heap.top();
            heap.pop();
            // What was changed or cancelled since is still in the heap.
            const auto job = waiting.find(id);
            if (job == waiting.end() || job->second != rank) continue;
            waiting.erase(job);
            return id;
        }
        return nullptr;
    }

  private:
    /// Priority, and the earlier the larger.
    using Rank = std::pair<long long, long long>;

    std::unordered_map<std::string, Rank> waiting;
    std::priority_queue<std::pair<Rank, std::string>> heap;
    long long arrivals = 0;

    bool enqueue(const std::string &id, Rank rank) {
        waiting.insert_or_assign(id, rank);
        heap.emplace(rank, id);
        return true;
    }
};

} // namespace

Json run_job_queue(const std::vector<Json> &operations) {
    JobQueue queue;
    std::vector<Json> taken;
    long long ignored = 0;
    for (const Json &operation : operations) {
        const std::string &kind = operation[0].as_string();
        if (kind == "take") {
            taken.push_back(queue.take());
            continue;
        }
        const std::string &id = operation[1].as_string();
        const bool is_done = kind == "cancel" ? queue.cancel(id)
                             : kind == "add"  ? queue.add(id, operation[2].as_integer())
                                              : queue.change(id, operation[2].as_integer());
        ignored += !is_done;
    }
    std::map<std::string, Json> answer;
    answer.emplace("taken", std::move(taken));
    answer.emplace("ignored", ignored);
    return answer;
}
