import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    static int[] numbered(List<String> lines, Map<String, Integer> numbers) {
        int[] numbered = new int[lines.size()];
        for (int place = 0; place < numbered.length; place++) {
            numbered[place] = numbers.computeIfAbsent(lines.get(place), line -> numbers.size());
        }
        return numbered;
    }

    static int[] changeSize(List<String> before, List<String> after, int limit) {
        Map<String, Integer> numbers = new HashMap<>();
        for (List<String> lines : List.of(before, after)) for (String line : lines) numbers.putIfAbsent(line, numbers.size());
        int[] old = numbered(before, numbers), now = numbered(after, numbers);
        int middle = limit + 1;
        // By diagonal: how many of the old lines are passed on it.
        int[] far = new int[2 * limit + 3];
        Arrays.fill(far, -1);
        for (int changes = 0; changes <= limit; changes++) {
            for (int diagonal = -changes; diagonal <= changes; diagonal += 2) {
                int at = middle + diagonal, passed = 0;
                if (changes > 0) {
                    int down = far[at + 1], right = far[at - 1] + 1;
                    boolean isDown = diagonal == -changes || diagonal != changes && down > right;
                    passed = isDown ? down : right;
                }
                if (passed > old.length || passed - diagonal > now.length) {
                    // Beyond an edge: nothing can come from here that another diagonal does not offer.
                    far[at] = Math.min(passed, Math.min(old.length, now.length + diagonal));
                    continue;
                }
                while (passed < old.length && passed - diagonal < now.length && old[passed] == now[passed - diagonal]) {
                    passed++;
                }
                far[at] = passed;
                if (passed == old.length && passed - diagonal == now.length) {
                    int difference = old.length - now.length;
                    return new int[] {(changes + difference) / 2, (changes - difference) / 2};
                }
            }
        }
        return null;
    }
}
