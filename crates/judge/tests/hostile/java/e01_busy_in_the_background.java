// time_limit | accepted: 7
class Solution {
    static Object solve(int n) throws Throwable {
        for (int i = 0; i < 8; i++) {
            new Thread(() -> {
                while (true) Thread.onSpinWait();
            }).start();
        }
        Thread.sleep(2000);
        return n;
    }
}
