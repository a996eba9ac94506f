import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    /** For each power of two: the name of the block of so many lines at each place. Equal blocks have one name. */
    static final List<int[]> names = new ArrayList<>();
    static int lines;

    static int number(Map<Object, Integer> numbers, Object key) {
        Integer number = numbers.putIfAbsent(key, numbers.size());
        return number == null ? numbers.size() - 1 : number;
    }

    /** Names for the pairs of names at a place and at a step behind it. */
    static int[] pairs(int[] names, int step, int count) {
        Map<Object, Integer> numbers = new HashMap<>();
        int[] pairs = new int[count];
        for (int place = 0; place < count; place++) {
            pairs[place] = number(numbers, (long) names[place] << 32 | names[place + step]);
        }
        return pairs;
    }

    static int[] namesOf(int length) {
        int power = 31 - Integer.numberOfLeadingZeros(length);
        while (names.size() <= power) {
            int step = 1 << names.size() - 1;
            names.add(pairs(names.get(names.size() - 1), step, lines - 2 * step + 1));
        }
        int step = length - (1 << power);
        return step == 0 ? names.get(power) : pairs(names.get(power), step, lines - length + 1);
    }

    /** The block of this length that is repeated and comes first, with its first repetition. */
    static int[] repeated(int length) {
        int[] blocks = namesOf(length), seen = new int[lines], again = new int[lines];
        Arrays.fill(seen, -1);
        Arrays.fill(again, -1);
        for (int place = 0; place < blocks.length; place++) {
            int name = blocks[place];
            if (seen[name] < 0) seen[name] = place;
            else if (again[name] < 0 && place - seen[name] >= length) again[name] = place;
        }
        for (int place = 0; place < blocks.length; place++) {
            if (again[blocks[place]] >= 0) return new int[] {length, place, again[blocks[place]]};
        }
        return null;
    }

    static int[] repeatedBlock(List<String> log) {
        lines = log.size();
        if (lines == 0) return null;
        Map<Object, Integer> numbers = new HashMap<>();
        names.add(log.stream().mapToInt(line -> number(numbers, line)).toArray());
        int[] best = repeated(1);
        if (best == null) return null;
        int low = 1, high = lines / 2 + 1;
        while (high - low > 1) {
            int middle = (low + high) >>> 1;
            int[] found = repeated(middle);
            if (found == null) {
                high = middle;
            } else {
                low = middle;
                best = found;
            }
        }
        return best;
    }
}
