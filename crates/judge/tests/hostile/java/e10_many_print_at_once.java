// output_limit | time_limit | runtime_error
class Solution {
    static Object solve(int n) throws Throwable {
        for (int i = 0; i < 8; i++) {
            new Thread(() -> {
                while (true) System.out.println("x".repeat(100));
            }).start();
        }
        Thread.sleep(5000);
        return n;
    }
}
