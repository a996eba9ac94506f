// runtime_error | time_limit
class Solution {
    static {
        try {
            Thread thread = new Thread(() -> solve(7));
            thread.start();
            thread.join();
        } catch (InterruptedException error) {
            throw new IllegalStateException(error);
        }
    }

    static int solve(int n) {
        return n;
    }
}
