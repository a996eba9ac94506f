// time_limit
class Solution {
    static Object solve(int n) throws Throwable {
        while (true) System.gc();
    }
}
