// time_limit: waiting
class Solution {
    static Object solve(int n) throws Throwable {
        Thread.currentThread().join();
        return n;
    }
}
