// time_limit: waiting
import java.util.concurrent.CountDownLatch;

class Solution {
    static Object solve(int n) throws Throwable {
        Object one = new Object(), other = new Object();
        CountDownLatch both = new CountDownLatch(2);
        Thread thread = new Thread(() -> {
            synchronized (other) {
                both.countDown();
                try {
                    both.await();
                } catch (InterruptedException error) {
                    return;
                }
                synchronized (one) {
                }
            }
        });
        thread.start();
        synchronized (one) {
            both.countDown();
            both.await();
            synchronized (other) {
                return n;
            }
        }
    }
}
