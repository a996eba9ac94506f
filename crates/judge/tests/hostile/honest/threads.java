// accepted: 2800
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

class Solution {
    static int solve(int n) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        AtomicInteger sum = new AtomicInteger();
        for (int i = 0; i < 400; i++) pool.submit(() -> sum.addAndGet(n));
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.SECONDS);
        return sum.get();
    }
}
