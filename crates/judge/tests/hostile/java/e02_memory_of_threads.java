// memory_limit | runtime_error | time_limit
class Solution {
    static int deep(int n) {
        try {
            return deep(n + 1) + 1;
        } catch (StackOverflowError error) {
            while (true) Thread.onSpinWait();
        }
    }

    static Object solve(int n) throws Throwable {
        for (int i = 0; i < 200; i++) {
            new Thread(null, () -> deep(0), "t", 64 << 20).start();
        }
        Thread.sleep(3000);
        return n;
    }
}
