// time_limit: waiting
class Solution {
    static {
        try {
            Thread.sleep(3_600_000);
        } catch (InterruptedException error) {
            // Then it goes on.
        }
    }

    static int solve(int n) {
        return n;
    }
}
