import java.util.Arrays;
import java.util.List;

class Solution {
    static int[] parent, jump, depth, newest;

    static int commonAncestor(int one, int other) {
        int a = depth[one] < depth[other] ? other : one;
        int b = a == one ? other : one;
        while (depth[a] > depth[b]) a = depth[jump[a]] >= depth[b] ? jump[a] : parent[a];
        while (a != b) {
            if (jump[a] != jump[b]) {
                a = jump[a];
                b = jump[b];
            } else {
                a = parent[a];
                b = parent[b];
            }
        }
        return a;
    }

    record Answer(int state, long reverted, long applied) { }

    static Answer replayCost(List<List<Object>> operations) {
        int most = operations.size() + 1;
        parent = new int[most];
        jump = new int[most];
        depth = new int[most];
        newest = new int[most];
        Arrays.fill(newest, -1);
        int state = 0, states = 1;
        long reverted = 0, applied = 0;
        for (List<Object> operation : operations) {
            switch ((String) operation.get(0)) {
                case "edit" -> {
                    int above = state, over = jump[above];
                    state = states++;
                    parent[state] = above;
                    jump[state] = depth[above] - depth[over] == depth[over] - depth[jump[over]] ? jump[over] : above;
                    depth[state] = depth[above] + 1;
                    newest[above] = state;
                    applied++;
                }
                case "undo" -> {
                    if (state != 0) reverted++;
                    state = parent[state];
                }
                case "redo" -> {
                    if (newest[state] >= 0) {
                        state = newest[state];
                        applied++;
                    }
                }
                default -> {
                    int target = ((Long) operation.get(1)).intValue();
                    int common = commonAncestor(state, target);
                    reverted += depth[state] - depth[common];
                    applied += depth[target] - depth[common];
                    state = target;
                }
            }
        }
        return new Answer(state, reverted, applied);
    }
}
