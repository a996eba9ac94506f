import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    static class History {
        final List<Integer> revisions = new ArrayList<>();
        final List<String> values = new ArrayList<>();

        String at(long revision) {
            int low = 0, high = revisions.size();
            while (low < high) {
                int middle = (low + high) >>> 1;
                if (revisions.get(middle) <= revision) low = middle + 1;
                else high = middle;
            }
            return low == 0 ? null : values.get(low - 1);
        }

        boolean isSet() {
            return !values.isEmpty() && values.get(values.size() - 1) != null;
        }
    }

    static final Map<String, History> histories = new HashMap<>();
    /** How many keys there are at each revision. */
    static final List<Integer> counts = new ArrayList<>(List.of(0));

    static void write(String key, String value) {
        History history = histories.computeIfAbsent(key, any -> new History());
        int change = (value == null ? 0 : 1) - (history.isSet() ? 1 : 0);
        history.revisions.add(counts.size());
        history.values.add(value);
        counts.add(counts.get(counts.size() - 1) + change);
    }

    static String at(Object key, Object revision) {
        History history = histories.get((String) key);
        return history == null ? null : history.at((Long) revision);
    }

    static List<Object> settingsHistory(List<List<Object>> operations) {
        List<Object> answers = new ArrayList<>();
        for (List<Object> operation : operations) {
            Object first = operation.get(1);
            switch ((String) operation.get(0)) {
                case "set" -> write((String) first, (String) operation.get(2));
                case "delete" -> write((String) first, null);
                case "restore" -> write((String) first, at(first, operation.get(2)));
                case "get" -> answers.add(at(first, operation.get(2)));
                default -> answers.add(counts.get(((Long) first).intValue()));
            }
        }
        return answers;
    }
}
