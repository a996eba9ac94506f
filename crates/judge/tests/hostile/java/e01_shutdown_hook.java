// time_limit
class Solution {
    static Object solve(int n) throws Throwable {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            while (true) Thread.onSpinWait();
        }));
        System.exit(0);
        return n;
    }
}
