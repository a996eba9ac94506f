#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace {

class UndoTree {
  public:
    long long reverted = 0, applied = 0;

    size_t current() const { return state; }

    void edit() {
        const State &parent = states[state];
        const State &skipped = states[parent.ancestor];
        // Equal jumps are joined to one, so that there are few of them on the way to the root.
        const bool joins = parent.depth - skipped.depth == skipped.depth - states[skipped.ancestor].depth;
        const State child = {state, joins ? skipped.ancestor : state, parent.depth + 1, std::nullopt};
        states[state].newest = states.size();
        state = states.size();
        states.push_back(child);
        ++applied;
    }

    void undo() {
        reverted += state != 0;
        state = states[state].parent;
    }

    void redo() {
        if (!states[state].newest) return;
        state = *states[state].newest;
        ++applied;
    }

    void jump(size_t target) {
        const long long common = states[common_ancestor(state, target)].depth;
        reverted += states[state].depth - common;
        applied += states[target].depth - common;
        state = target;
    }

  private:
    struct State {
        size_t parent;
        /// Some state above it, far enough away to be of use.
        size_t ancestor;
        long long depth;
        std::optional<size_t> newest;
    };

    std::vector<State> states = {{0, 0, 0, std::nullopt}};
    size_t state = 0;

    size_t common_ancestor(size_t a, size_t b) const {
        if (states[a].depth < states[b].depth) std::swap(a, b);
        while (states[a].depth > states[b].depth) {
            a = states[states[a].ancestor].depth >= states[b].depth ? states[a].ancestor : states[a].parent;
        }
        while (a != b) {
            const bool is_above = states[a].ancestor == states[b].ancestor;
            a = is_above ? states[a].parent : states[a].ancestor;
            b = is_above ? states[b].parent : states[b].ancestor;
        }
        return a;
    }
};

} // namespace

std::map<std::string, long long> replay_cost(const std::vector<Json> &operations) {
    UndoTree tree;
    for (const Json &operation : operations) {
        const std::string &kind = operation[0].as_string();
        if (kind == "edit") {
            tree.edit();
        } else if (kind == "undo") {
            tree.undo();
        } else if (kind == "redo") {
            tree.redo();
        } else {
            tree.jump(static_cast<size_t>(operation[1].as_integer()));
        }
    }
    return {{"state", static_cast<long long>(tree.current())}, {"reverted", tree.reverted}, {"applied", tree.applied}};
}
