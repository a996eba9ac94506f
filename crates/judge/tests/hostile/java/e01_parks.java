// time_limit: waiting
import java.util.concurrent.locks.LockSupport;

class Solution {
    static Object solve(int n) throws Throwable {
        while (true) LockSupport.park();
    }
}
