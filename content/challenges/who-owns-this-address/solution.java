import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

class Solution {
    /** The owner of each stretch by its first address; a free one has the owner null. */
    static final TreeMap<Long, String> stretches = new TreeMap<>();

    /** Makes a stretch begin at the address. */
    static void cut(long address) {
        stretches.put(address, stretches.floorEntry(address).getValue());
    }

    static void paint(long first, long last, String owner) {
        cut(first);
        cut(last + 1);
        stretches.subMap(first, last + 1).clear();
        stretches.put(first, owner);
    }

    static int pieces(long first, long last) {
        int pieces = 0;
        String before = null;
        for (String owner : stretches.subMap(stretches.floorKey(first), true, last, true).values()) {
            if (owner != null && !owner.equals(before)) pieces++;
            before = owner;
        }
        return pieces;
    }

    static List<Object> addressOwners(List<List<Object>> operations) {
        stretches.put(0L, null);
        List<Object> answers = new ArrayList<>();
        for (List<Object> operation : operations) {
            long first = (Long) operation.get(1);
            switch ((String) operation.get(0)) {
                case "assign" -> paint(first, (Long) operation.get(2), (String) operation.get(3));
                case "release" -> paint(first, (Long) operation.get(2), null);
                case "owner" -> answers.add(stretches.floorEntry(first).getValue());
                default -> answers.add(pieces(first, (Long) operation.get(2)));
            }
        }
        return answers;
    }
}
