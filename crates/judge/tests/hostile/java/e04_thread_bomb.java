// runtime_error | memory_limit | time_limit
import java.util.concurrent.locks.LockSupport;

class Solution {
    static Object solve(int n) throws Throwable {
        while (true) {
            new Thread(() -> {
                while (true) LockSupport.park();
            }).start();
        }
    }
}
