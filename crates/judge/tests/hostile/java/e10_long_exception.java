// runtime_error: xxxxxxxx
class Solution {
    static Object solve(int n) throws Throwable {
        throw new IllegalStateException("x".repeat(1_000_000));
    }
}
