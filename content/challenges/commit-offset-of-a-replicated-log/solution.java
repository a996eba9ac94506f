import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    record Ack(String node, long offset) { }

    static long commitOffset(List<String> voters, List<Ack> acks) {
        Map<String, Long> offsetOf = new HashMap<>();
        for (String voter : voters) offsetOf.put(voter, 0L);
        for (Ack ack : acks) offsetOf.computeIfPresent(ack.node, (node, largest) -> Math.max(largest, ack.offset));
        List<Long> offsets = new ArrayList<>(offsetOf.values());
        offsets.sort(Comparator.reverseOrder());
        // With the largest first, the one in the middle is what more than half of them have.
        return offsets.get(offsets.size() / 2);
    }
}
