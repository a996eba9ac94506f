import java.util.Arrays;

class Solution {
    static int[] fewestRunners(int[] minutes, int[][] conflicts, int limit) {
        int[] enemies = new int[minutes.length];
        for (int[] conflict : conflicts) {
            enemies[conflict[0]] |= 1 << conflict[1];
            enemies[conflict[1]] |= 1 << conflict[0];
        }
        int size = 1 << minutes.length;
        int[] total = new int[size];
        boolean[] allowed = new boolean[size];
        allowed[0] = true;
        for (int set = 1; set < size; set++) {
            int top = 31 - Integer.numberOfLeadingZeros(set), rest = set ^ 1 << top;
            total[set] = total[rest] + minutes[top];
            allowed[set] = allowed[rest] && (enemies[top] & rest) == 0 && total[set] <= limit;
        }
        final int none = Integer.MAX_VALUE;
        int[] runners = new int[size], longest = new int[size];
        Arrays.fill(runners, none);
        runners[0] = 0;
        for (int set = 1; set < size; set++) {
            int lowest = set & -set, others = set ^ lowest;
            // All subsets of the others, each together with the lowest suite.
            for (int part = others; ; part = part - 1 & others) {
                int group = part | lowest, rest = set ^ group;
                if (allowed[group] && runners[rest] != none) {
                    int count = runners[rest] + 1, time = Math.max(longest[rest], total[group]);
                    if (count < runners[set] || count == runners[set] && time < longest[set]) {
                        runners[set] = count;
                        longest[set] = time;
                    }
                }
                if (part == 0) break;
            }
        }
        return runners[size - 1] == none ? null : new int[] {runners[size - 1], longest[size - 1]};
    }
}
