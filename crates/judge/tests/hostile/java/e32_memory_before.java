// memory_limit
class Solution {
    static {
        long[][] all = new long[1000][];
        for (int i = 0; i < 1000; i++) all[i] = new long[1 << 20];
    }

    static int solve(int n) {
        return n;
    }
}
