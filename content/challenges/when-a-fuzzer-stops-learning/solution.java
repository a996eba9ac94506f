import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    /** A state of the suffix automaton. */
    static class State {
        final int length;
        State link;
        final Map<String, State> next;

        State(int length, State link, Map<String, State> next) {
            this.length = length;
            this.link = link;
            this.next = next;
        }
    }

    static State last = new State(0, null, new HashMap<>());

    /** Adds an event; the length of the longest ending that occurred before. */
    static int add(String event) {
        State current = new State(last.length + 1, null, new HashMap<>()), state = last;
        while (state != null && !state.next.containsKey(event)) {
            state.next.put(event, current);
            if (state.link == null) current.link = state;
            state = state.link;
        }
        last = current;
        if (state == null) return 0;
        State target = state.next.get(event);
        if (target.length == state.length + 1) {
            current.link = target;
            return target.length;
        }
        State clone = new State(state.length + 1, target.link, new HashMap<>(target.next));
        while (state != null && state.next.get(event) == target) {
            state.next.put(event, clone);
            state = state.link;
        }
        target.link = current.link = clone;
        return clone.length;
    }

    static List<Integer> newSequences(List<String> events, int depth, int block) {
        List<Integer> found = new ArrayList<>();
        for (int place = 0; place < events.size(); place++) {
            int known = add(events.get(place));
            if (place % block == 0) found.add(0);
            int more = Math.min(place + 1, depth) - Math.min(known, depth);
            found.set(found.size() - 1, found.get(found.size() - 1) + more);
        }
        return found;
    }
}
