import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    record Event(String thread, String action, String target) { }

    /** For each thread, how many of its events happen before. */
    static class Clock extends HashMap<String, Integer> {
        void join(Clock other) {
            other.forEach((thread, count) -> merge(thread, count, Math::max));
        }
    }

    static class Variable {
        final Map<String, Integer> reads = new HashMap<>(), writes = new HashMap<>();
    }

    static boolean isUnordered(Map<String, Integer> last, Clock clock) {
        return last.entrySet().stream().anyMatch(one -> one.getValue() > clock.getOrDefault(one.getKey(), 0));
    }

    static List<Integer> findRaces(List<Event> trace) {
        Map<String, Clock> clocks = new HashMap<>(), locks = new HashMap<>();
        Map<String, Variable> variables = new HashMap<>();
        List<Integer> races = new ArrayList<>();
        for (int position = 0; position < trace.size(); position++) {
            Event event = trace.get(position);
            Clock clock = clocks.computeIfAbsent(event.thread, thread -> new Clock());
            int count = clock.merge(event.thread, 1, Integer::sum);
            switch (event.action) {
                case "lock" -> clock.join(locks.getOrDefault(event.target, new Clock()));
                case "unlock" -> {
                    Clock kept = new Clock();
                    kept.putAll(clock);
                    locks.put(event.target, kept);
                }
                case "start" -> clocks.computeIfAbsent(event.target, thread -> new Clock()).join(clock);
                case "join" -> clock.join(clocks.computeIfAbsent(event.target, thread -> new Clock()));
                default -> {
                    Variable variable = variables.computeIfAbsent(event.target, name -> new Variable());
                    boolean isWrite = event.action.equals("write");
                    if (isUnordered(variable.writes, clock) || isWrite && isUnordered(variable.reads, clock)) {
                        races.add(position);
                    }
                    (isWrite ? variable.writes : variable.reads).put(event.thread, count);
                }
            }
        }
        return races;
    }
}
