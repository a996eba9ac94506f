// runtime_error | memory_limit | time_limit
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.LockSupport;

class Solution {
    static Object solve(int n) throws Throwable {
        ExecutorService pool = Executors.newCachedThreadPool();
        while (true) pool.submit(() -> LockSupport.park());
    }
}
