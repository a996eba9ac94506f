// time_limit
class Solution {
    static Object solve(int n) throws Throwable {
        throw new RuntimeException() {
            @Override
            public String getMessage() {
                while (true) Thread.onSpinWait();
            }
        };
    }
}
