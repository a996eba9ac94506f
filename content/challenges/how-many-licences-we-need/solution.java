import java.util.Map;
import java.util.TreeMap;

class Solution {
    static long[] peakUsage(long[][] sessions) {
        TreeMap<Long, Long> changes = new TreeMap<>();
        for (long[] session : sessions) {
            changes.merge(session[0], 1L, Long::sum);
            changes.merge(session[1], -1L, Long::sum);
        }
        changes.values().removeIf(change -> change == 0);
        long held = 0;
        long[] best = new long[3];
        for (Map.Entry<Long, Long> change : changes.entrySet()) {
            held += change.getValue();
            if (held > best[0]) best = new long[] {held, change.getKey(), changes.higherKey(change.getKey())};
        }
        return best;
    }
}
