// runtime_error: IllegalStateException: no seven today
class Solution {
    static Object solve(int n) throws Throwable {
        throw new IllegalStateException("no seven today");
    }
}
