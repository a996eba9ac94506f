// runtime_error: not JSON
class Solution {
    static Object solve(int n) throws Throwable {
        return (Runnable) () -> { };
    }
}
