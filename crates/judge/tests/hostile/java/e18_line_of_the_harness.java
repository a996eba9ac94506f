// runtime_error
class Solution {
    static Object solve(int n) throws Throwable {
        throw new RuntimeException(new IllegalStateException("x".repeat(n)));
    }
}
