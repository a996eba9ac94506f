// time_limit
class Solution {
    static {
        while (System.nanoTime() != 0) Thread.onSpinWait();
    }

    static int solve(int n) {
        return n;
    }
}
