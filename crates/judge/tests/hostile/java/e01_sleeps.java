// time_limit: waiting
class Solution {
    static Object solve(int n) throws Throwable {
        Thread.sleep(3_600_000);
        return n;
    }
}
