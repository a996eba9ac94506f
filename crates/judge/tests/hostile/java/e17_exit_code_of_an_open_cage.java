// runtime_error: exited before
class Solution {
    static Object solve(int n) throws Throwable {
        System.exit(97);
        return n;
    }
}
