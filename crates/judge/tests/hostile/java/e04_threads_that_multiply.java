// runtime_error | memory_limit | time_limit | output_limit
class Solution {
    static class Bomb extends Thread {
        @Override
        public void run() {
            while (true) new Bomb().start();
        }
    }

    static Object solve(int n) throws Throwable {
        new Bomb().start();
        Thread.sleep(5000);
        return n;
    }
}
