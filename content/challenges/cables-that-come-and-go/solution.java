import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    /** A pair of machines, the smaller one first. */
    record Pair(int one, int other) { }

    /** The questions at which a pair is linked, both ends included. */
    record Life(int first, int last, Pair pair) { }

    static class Link {
        final int first;
        int cables = 0;

        Link(int first) {
            this.first = first;
        }
    }

    static final List<Pair> questions = new ArrayList<>();
    /** A tree over the questions: lives that are whole in a part and in no larger one. */
    static final Map<Integer, List<Life>> nodes = new HashMap<>();
    static final List<Boolean> answers = new ArrayList<>();
    static final Deque<Integer> joined = new ArrayDeque<>();
    static int[] parent, size;

    static void place(int node, int from, int to, Life life) {
        if (life.first <= from && to <= life.last) {
            nodes.computeIfAbsent(node, key -> new ArrayList<>()).add(life);
            return;
        }
        int middle = (from + to) >>> 1;
        if (life.first <= middle) place(2 * node, from, middle, life);
        if (life.last > middle) place(2 * node + 1, middle + 1, to, life);
    }

    static int find(int machine) {
        while (parent[machine] != machine) machine = parent[machine];
        return machine;
    }

    static void join(int one, int other) {
        if (one == other) return;
        int larger = size[one] < size[other] ? other : one, smaller = larger == one ? other : one;
        parent[smaller] = larger;
        size[larger] += size[smaller];
        joined.push(smaller);
    }

    static void walk(int node, int from, int to) {
        int before = joined.size();
        for (Life life : nodes.getOrDefault(node, List.of())) join(find(life.pair.one), find(life.pair.other));
        if (from == to) {
            Pair asked = questions.get(from);
            answers.add(find(asked.one) == find(asked.other));
        } else {
            int middle = (from + to) >>> 1;
            walk(2 * node, from, middle);
            walk(2 * node + 1, middle + 1, to);
        }
        while (joined.size() > before) {
            int machine = joined.pop();
            size[parent[machine]] -= size[machine];
            parent[machine] = machine;
        }
    }

    static List<Boolean> couldReach(int machines, List<List<Object>> log) {
        Map<Pair, Link> links = new HashMap<>();
        List<Life> lives = new ArrayList<>();
        for (List<Object> entry : log) {
            int one = (int) (long) (Long) entry.get(1), other = (int) (long) (Long) entry.get(2);
            Pair pair = new Pair(Math.min(one, other), Math.max(one, other));
            switch ((String) entry.get(0)) {
                case "ask" -> questions.add(pair);
                case "plug" -> links.computeIfAbsent(pair, key -> new Link(questions.size())).cables++;
                default -> {
                    Link link = links.get(pair);
                    if (--link.cables > 0) break;
                    links.remove(pair);
                    lives.add(new Life(link.first, questions.size() - 1, pair));
                }
            }
        }
        links.forEach((pair, link) -> lives.add(new Life(link.first, questions.size() - 1, pair)));
        if (questions.isEmpty()) return answers;
        for (Life life : lives) if (life.first <= life.last) place(1, 0, questions.size() - 1, life);

        parent = new int[machines];
        size = new int[machines];
        for (int machine = 0; machine < machines; machine++) {
            parent[machine] = machine;
            size[machine] = 1;
        }
        walk(1, 0, questions.size() - 1);
        return answers;
    }
}
