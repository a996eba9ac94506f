// accepted: 7
class Solution {
    static Object solve(int n) throws Throwable {
        Thread thread = new Thread(() -> {
            throw new IllegalStateException("elsewhere");
        });
        thread.start();
        thread.join();
        return n;
    }
}
