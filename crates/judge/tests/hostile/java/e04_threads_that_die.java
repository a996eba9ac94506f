// time_limit | runtime_error
class Solution {
    static Object solve(int n) throws Throwable {
        while (true) {
            Thread thread = new Thread(() -> { });
            thread.start();
            thread.join();
        }
    }
}
